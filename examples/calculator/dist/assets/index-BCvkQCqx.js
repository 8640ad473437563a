var e=(e,t)=>()=>(t||(e((t={exports:{}}).exports,t,t.exports),e=null),t.exports),t=globalThis,n=t.ShadowRoot&&(t.ShadyCSS===void 0||t.ShadyCSS.nativeShadow)&&`adoptedStyleSheets`in Document.prototype&&`replace`in CSSStyleSheet.prototype,r=Symbol(),i=new WeakMap,a=class{constructor(e,t,n){if(this._$cssResult$=!0,n!==r)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,t=this.t;if(n&&e===void 0){let n=t!==void 0&&t.length===1;n&&(e=i.get(t)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),n&&i.set(t,e))}return e}toString(){return this.cssText}},o=e=>new a(typeof e==`string`?e:e+``,void 0,r),s=(e,...t)=>new a(e.length===1?e[0]:t.reduce((t,n,r)=>t+(e=>{if(!0===e._$cssResult$)return e.cssText;if(typeof e==`number`)return e;throw Error(`Value passed to 'css' function must be a 'css' function result: `+e+`. Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.`)})(n)+e[r+1],e[0]),e,r),c=(e,r)=>{if(n)e.adoptedStyleSheets=r.map(e=>e instanceof CSSStyleSheet?e:e.styleSheet);else for(let n of r){let r=document.createElement(`style`),i=t.litNonce;i!==void 0&&r.setAttribute(`nonce`,i),r.textContent=n.cssText,e.appendChild(r)}},l=n?e=>e:e=>e instanceof CSSStyleSheet?(e=>{let t=``;for(let n of e.cssRules)t+=n.cssText;return o(t)})(e):e,{is:u,defineProperty:d,getOwnPropertyDescriptor:f,getOwnPropertyNames:p,getOwnPropertySymbols:m,getPrototypeOf:h}=Object,g=globalThis,_=g.trustedTypes,v=_?_.emptyScript:``,y=g.reactiveElementPolyfillSupport,b=(e,t)=>e,x={toAttribute(e,t){switch(t){case Boolean:e=e?v:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let n=e;switch(t){case Boolean:n=e!==null;break;case Number:n=e===null?null:Number(e);break;case Object:case Array:try{n=JSON.parse(e)}catch{n=null}}return n}},S=(e,t)=>!u(e,t),C={attribute:!0,type:String,converter:x,reflect:!1,useDefault:!1,hasChanged:S};Symbol.metadata??=Symbol(`metadata`),g.litPropertyMetadata??=new WeakMap;var w=class extends HTMLElement{static addInitializer(e){this._$Ei(),(this.l??=[]).push(e)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(e,t=C){if(t.state&&(t.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(e)&&((t=Object.create(t)).wrapped=!0),this.elementProperties.set(e,t),!t.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(e,n,t);r!==void 0&&d(this.prototype,e,r)}}static getPropertyDescriptor(e,t,n){let{get:r,set:i}=f(this.prototype,e)??{get(){return this[t]},set(e){this[t]=e}};return{get:r,set(t){let a=r?.call(this);i?.call(this,t),this.requestUpdate(e,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(e){return this.elementProperties.get(e)??C}static _$Ei(){if(this.hasOwnProperty(b(`elementProperties`)))return;let e=h(this);e.finalize(),e.l!==void 0&&(this.l=[...e.l]),this.elementProperties=new Map(e.elementProperties)}static finalize(){if(this.hasOwnProperty(b(`finalized`)))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(b(`properties`))){let e=this.properties,t=[...p(e),...m(e)];for(let n of t)this.createProperty(n,e[n])}let e=this[Symbol.metadata];if(e!==null){let t=litPropertyMetadata.get(e);if(t!==void 0)for(let[e,n]of t)this.elementProperties.set(e,n)}this._$Eh=new Map;for(let[e,t]of this.elementProperties){let n=this._$Eu(e,t);n!==void 0&&this._$Eh.set(n,e)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(e){let t=[];if(Array.isArray(e)){let n=new Set(e.flat(1/0).reverse());for(let e of n)t.unshift(l(e))}else e!==void 0&&t.push(l(e));return t}static _$Eu(e,t){let n=t.attribute;return!1===n?void 0:typeof n==`string`?n:typeof e==`string`?e.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(e=>this.enableUpdating=e),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(e=>e(this))}addController(e){(this._$EO??=new Set).add(e),this.renderRoot!==void 0&&this.isConnected&&e.hostConnected?.()}removeController(e){this._$EO?.delete(e)}_$E_(){let e=new Map,t=this.constructor.elementProperties;for(let n of t.keys())this.hasOwnProperty(n)&&(e.set(n,this[n]),delete this[n]);e.size>0&&(this._$Ep=e)}createRenderRoot(){let e=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return c(e,this.constructor.elementStyles),e}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(e=>e.hostConnected?.())}enableUpdating(e){}disconnectedCallback(){this._$EO?.forEach(e=>e.hostDisconnected?.())}attributeChangedCallback(e,t,n){this._$AK(e,n)}_$ET(e,t){let n=this.constructor.elementProperties.get(e),r=this.constructor._$Eu(e,n);if(r!==void 0&&!0===n.reflect){let i=(n.converter?.toAttribute===void 0?x:n.converter).toAttribute(t,n.type);this._$Em=e,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(e,t){let n=this.constructor,r=n._$Eh.get(e);if(r!==void 0&&this._$Em!==r){let e=n.getPropertyOptions(r),i=typeof e.converter==`function`?{fromAttribute:e.converter}:e.converter?.fromAttribute===void 0?x:e.converter;this._$Em=r;let a=i.fromAttribute(t,e.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(e,t,n,r=!1,i){if(e!==void 0){let a=this.constructor;if(!1===r&&(i=this[e]),n??=a.getPropertyOptions(e),!((n.hasChanged??S)(i,t)||n.useDefault&&n.reflect&&i===this._$Ej?.get(e)&&!this.hasAttribute(a._$Eu(e,n))))return;this.C(e,t,n)}!1===this.isUpdatePending&&(this._$ES=this._$EP())}C(e,t,{useDefault:n,reflect:r,wrapped:i},a){n&&!(this._$Ej??=new Map).has(e)&&(this._$Ej.set(e,a??t??this[e]),!0!==i||a!==void 0)||(this._$AL.has(e)||(this.hasUpdated||n||(t=void 0),this._$AL.set(e,t)),!0===r&&this._$Em!==e&&(this._$Eq??=new Set).add(e))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(e){Promise.reject(e)}let e=this.scheduleUpdate();return e!=null&&await e,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[e,t]of this._$Ep)this[e]=t;this._$Ep=void 0}let e=this.constructor.elementProperties;if(e.size>0)for(let[t,n]of e){let{wrapped:e}=n,r=this[t];!0!==e||this._$AL.has(t)||r===void 0||this.C(t,void 0,n,r)}}let e=!1,t=this._$AL;try{e=this.shouldUpdate(t),e?(this.willUpdate(t),this._$EO?.forEach(e=>e.hostUpdate?.()),this.update(t)):this._$EM()}catch(t){throw e=!1,this._$EM(),t}e&&this._$AE(t)}willUpdate(e){}_$AE(e){this._$EO?.forEach(e=>e.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(e)),this.updated(e)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(e){return!0}update(e){this._$Eq&&=this._$Eq.forEach(e=>this._$ET(e,this[e])),this._$EM()}updated(e){}firstUpdated(e){}};w.elementStyles=[],w.shadowRootOptions={mode:`open`},w[b(`elementProperties`)]=new Map,w[b(`finalized`)]=new Map,y?.({ReactiveElement:w}),(g.reactiveElementVersions??=[]).push(`2.1.2`);var T=globalThis,E=e=>e,D=T.trustedTypes,O=D?D.createPolicy(`lit-html`,{createHTML:e=>e}):void 0,k=`$lit$`,A=`lit$${Math.random().toFixed(9).slice(2)}$`,ee=`?`+A,te=`<${ee}>`,ne=document,re=()=>ne.createComment(``),ie=e=>e===null||typeof e!=`object`&&typeof e!=`function`,ae=Array.isArray,oe=e=>ae(e)||typeof e?.[Symbol.iterator]==`function`,se=`[ 	
\f\r]`,ce=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,le=/-->/g,ue=/>/g,de=RegExp(`>|${se}(?:([^\\s"'>=/]+)(${se}*=${se}*(?:[^ \t\n\f\r"'\`<>=]|("|')|))|$)`,`g`),fe=/'/g,pe=/"/g,me=/^(?:script|style|textarea|title)$/i,j=(e=>(t,...n)=>({_$litType$:e,strings:t,values:n}))(1),he=Symbol.for(`lit-noChange`),M=Symbol.for(`lit-nothing`),ge=new WeakMap,_e=ne.createTreeWalker(ne,129);function ve(e,t){if(!ae(e)||!e.hasOwnProperty(`raw`))throw Error(`invalid template strings array`);return O===void 0?t:O.createHTML(t)}var ye=(e,t)=>{let n=e.length-1,r=[],i,a=t===2?`<svg>`:t===3?`<math>`:``,o=ce;for(let t=0;t<n;t++){let n=e[t],s,c,l=-1,u=0;for(;u<n.length&&(o.lastIndex=u,c=o.exec(n),c!==null);)u=o.lastIndex,o===ce?c[1]===`!--`?o=le:c[1]===void 0?c[2]===void 0?c[3]!==void 0&&(o=de):(me.test(c[2])&&(i=RegExp(`</`+c[2],`g`)),o=de):o=ue:o===de?c[0]===`>`?(o=i??ce,l=-1):c[1]===void 0?l=-2:(l=o.lastIndex-c[2].length,s=c[1],o=c[3]===void 0?de:c[3]===`"`?pe:fe):o===pe||o===fe?o=de:o===le||o===ue?o=ce:(o=de,i=void 0);let d=o===de&&e[t+1].startsWith(`/>`)?` `:``;a+=o===ce?n+te:l>=0?(r.push(s),n.slice(0,l)+k+n.slice(l)+A+d):n+A+(l===-2?t:d)}return[ve(e,a+(e[n]||`<?>`)+(t===2?`</svg>`:t===3?`</math>`:``)),r]},be=class e{constructor({strings:t,_$litType$:n},r){let i;this.parts=[];let a=0,o=0,s=t.length-1,c=this.parts,[l,u]=ye(t,n);if(this.el=e.createElement(l,r),_e.currentNode=this.el.content,n===2||n===3){let e=this.el.content.firstChild;e.replaceWith(...e.childNodes)}for(;(i=_e.nextNode())!==null&&c.length<s;){if(i.nodeType===1){if(i.hasAttributes())for(let e of i.getAttributeNames())if(e.endsWith(k)){let t=u[o++],n=i.getAttribute(e).split(A),r=/([.?@])?(.*)/.exec(t);c.push({type:1,index:a,name:r[2],strings:n,ctor:r[1]===`.`?Te:r[1]===`?`?Ee:r[1]===`@`?De:we}),i.removeAttribute(e)}else e.startsWith(A)&&(c.push({type:6,index:a}),i.removeAttribute(e));if(me.test(i.tagName)){let e=i.textContent.split(A),t=e.length-1;if(t>0){i.textContent=D?D.emptyScript:``;for(let n=0;n<t;n++)i.append(e[n],re()),_e.nextNode(),c.push({type:2,index:++a});i.append(e[t],re())}}}else if(i.nodeType===8){if(i.data===ee)c.push({type:2,index:a});else{let e=-1;for(;(e=i.data.indexOf(A,e+1))!==-1;)c.push({type:7,index:a}),e+=A.length-1}}a++}}static createElement(e,t){let n=ne.createElement(`template`);return n.innerHTML=e,n}};function xe(e,t,n=e,r){if(t===he)return t;let i=r===void 0?n._$Cl:n._$Co?.[r],a=ie(t)?void 0:t._$litDirective$;return i?.constructor!==a&&(i?._$AO?.(!1),a===void 0?i=void 0:(i=new a(e),i._$AT(e,n,r)),r===void 0?n._$Cl=i:(n._$Co??=[])[r]=i),i!==void 0&&(t=xe(e,i._$AS(e,t.values),i,r)),t}var Se=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:n}=this._$AD,r=(e?.creationScope??ne).importNode(t,!0);_e.currentNode=r;let i=_e.nextNode(),a=0,o=0,s=n[0];for(;s!==void 0;){if(a===s.index){let t;s.type===2?t=new Ce(i,i.nextSibling,this,e):s.type===1?t=new s.ctor(i,s.name,s.strings,this,e):s.type===6&&(t=new Oe(i,this,e)),this._$AV.push(t),s=n[++o]}a!==s?.index&&(i=_e.nextNode(),a++)}return _e.currentNode=ne,r}p(e){let t=0;for(let n of this._$AV)n!==void 0&&(n.strings===void 0?n._$AI(e[t]):(n._$AI(e,n,t),t+=n.strings.length-2)),t++}},Ce=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,t,n,r){this.type=2,this._$AH=M,this._$AN=void 0,this._$AA=e,this._$AB=t,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,t=this._$AM;return t!==void 0&&e?.nodeType===11&&(e=t.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,t=this){e=xe(this,e,t),ie(e)?e===M||e==null||e===``?(this._$AH!==M&&this._$AR(),this._$AH=M):e!==this._$AH&&e!==he&&this._(e):e._$litType$===void 0?e.nodeType===void 0?oe(e)?this.k(e):this._(e):this.T(e):this.$(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==M&&ie(this._$AH)?this._$AA.nextSibling.data=e:this.T(ne.createTextNode(e)),this._$AH=e}$(e){let{values:t,_$litType$:n}=e,r=typeof n==`number`?this._$AC(e):(n.el===void 0&&(n.el=be.createElement(ve(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(t);else{let e=new Se(r,this),n=e.u(this.options);e.p(t),this.T(n),this._$AH=e}}_$AC(e){let t=ge.get(e.strings);return t===void 0&&ge.set(e.strings,t=new be(e)),t}k(t){ae(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,i=0;for(let a of t)i===n.length?n.push(r=new e(this.O(re()),this.O(re()),this,this.options)):r=n[i],r._$AI(a),i++;i<n.length&&(this._$AR(r&&r._$AB.nextSibling,i),n.length=i)}_$AR(e=this._$AA.nextSibling,t){for(this._$AP?.(!1,!0,t);e!==this._$AB;){let t=E(e).nextSibling;E(e).remove(),e=t}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},we=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,t,n,r,i){this.type=1,this._$AH=M,this._$AN=void 0,this.element=e,this.name=t,this._$AM=r,this.options=i,n.length>2||n[0]!==``||n[1]!==``?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=M}_$AI(e,t=this,n,r){let i=this.strings,a=!1;if(i===void 0)e=xe(this,e,t,0),a=!ie(e)||e!==this._$AH&&e!==he,a&&(this._$AH=e);else{let r=e,o,s;for(e=i[0],o=0;o<i.length-1;o++)s=xe(this,r[n+o],t,o),s===he&&(s=this._$AH[o]),a||=!ie(s)||s!==this._$AH[o],s===M?e=M:e!==M&&(e+=(s??``)+i[o+1]),this._$AH[o]=s}a&&!r&&this.j(e)}j(e){e===M?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??``)}},Te=class extends we{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===M?void 0:e}},Ee=class extends we{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==M)}},De=class extends we{constructor(e,t,n,r,i){super(e,t,n,r,i),this.type=5}_$AI(e,t=this){if((e=xe(this,e,t,0)??M)===he)return;let n=this._$AH,r=e===M&&n!==M||e.capture!==n.capture||e.once!==n.once||e.passive!==n.passive,i=e!==M&&(n===M||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH==`function`?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Oe=class{constructor(e,t,n){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(e){xe(this,e)}},ke={M:k,P:A,A:ee,C:1,L:ye,R:Se,D:oe,V:xe,I:Ce,H:we,N:Ee,U:De,B:Te,F:Oe};(0,T.litHtmlPolyfillSupport)?.(be,Ce),(T.litHtmlVersions??=[]).push(`3.3.3`);var Ae=(e,t,n)=>{let r=n?.renderBefore??t,i=r._$litPart$;if(i===void 0){let e=n?.renderBefore??null;r._$litPart$=i=new Ce(t.insertBefore(re(),e),e,void 0,n??{})}return i._$AI(e),i},je=globalThis,Me=class extends w{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=Ae(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return he}};Me._$litElement$=!0,Me.finalized=!0,je.litElementHydrateSupport?.({LitElement:Me}),(0,je.litElementPolyfillSupport)?.({LitElement:Me}),(je.litElementVersions??=[]).push(`4.2.2`);var Ne=e=>(t,n)=>{n===void 0?customElements.define(e,t):n.addInitializer(()=>{customElements.define(e,t)})},Pe={attribute:!0,type:String,converter:x,reflect:!1,hasChanged:S},Fe=(e=Pe,t,n)=>{let{kind:r,metadata:i}=n,a=globalThis.litPropertyMetadata.get(i);if(a===void 0&&globalThis.litPropertyMetadata.set(i,a=new Map),r===`setter`&&((e=Object.create(e)).wrapped=!0),a.set(n.name,e),r===`accessor`){let{name:r}=n;return{set(n){let i=t.get.call(this);t.set.call(this,n),this.requestUpdate(r,i,e,!0,n)},init(t){return t!==void 0&&this.C(r,void 0,e,t),t}}}if(r===`setter`){let{name:r}=n;return function(n){let i=this[r];t.call(this,n),this.requestUpdate(r,i,e,!0,n)}}throw Error(`Unsupported decorator location: `+r)};function N(e){return(t,n)=>typeof n==`object`?Fe(e,t,n):((e,t,n)=>{let r=t.hasOwnProperty(n);return t.constructor.createProperty(n,e),r?Object.getOwnPropertyDescriptor(t,n):void 0})(e,t,n)}function Ie(e){return N({...e,state:!0,attribute:!1})}var Le=(e,t,n)=>(n.configurable=!0,n.enumerable=!0,Reflect.decorate&&typeof t!=`object`&&Object.defineProperty(e,t,n),n);function P(e,t){return(n,r,i)=>{let a=t=>t.renderRoot?.querySelector(e)??null;if(t){let{get:e,set:t}=typeof r==`object`?n:i??(()=>{let e=Symbol();return{get(){return this[e]},set(t){this[e]=t}}})();return Le(n,r,{get(){let n=e.call(this);return n===void 0&&(n=a(this),(n!==null||this.hasUpdated)&&t.call(this,n)),n}})}return Le(n,r,{get(){return a(this)}})}}var Re=class extends Event{constructor(e){super(`wa-copy`,{bubbles:!0,cancelable:!1,composed:!0}),this.detail=e}},ze=null,Be=null,Ve=7e3;function He(e){let t=document.createElement(`div`);return t.setAttribute(`role`,`log`),t.setAttribute(`aria-live`,e),t.setAttribute(`aria-relevant`,`additions`),Object.assign(t.style,{position:`absolute`,width:`1px`,height:`1px`,margin:`-1px`,padding:`0`,border:`0`,overflow:`hidden`,clip:`rect(0 0 0 0)`,clipPath:`inset(50%)`,whiteSpace:`nowrap`}),t}function Ue(e){return e===`assertive`?(Be??=document.body.appendChild(He(`assertive`)),Be):(ze??=document.body.appendChild(He(`polite`)),ze)}function We(e,t=`polite`){if(!e)return;let n=Ue(t),r=document.createElement(`div`);r.textContent=e,n.appendChild(r),setTimeout(()=>r.remove(),Ve)}var Ge=s`
  :host {
    display: inline-block;
    color: var(--wa-color-neutral-on-quiet);
  }

  .copy-button__trigger {
    position: relative;
  }

  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    background-color: transparent;
    border: none;
    border-radius: var(--wa-form-control-border-radius);
    color: inherit;
    font-size: inherit;
    height: calc(var(--wa-form-control-height) * 0.8);
    aspect-ratio: 1;
    cursor: pointer;
    transition-property: background-color, color;
    transition-duration: var(--wa-transition-fast);
    transition-timing-function: var(--wa-transition-easing);
  }

  @media (hover: hover) {
    .button:hover:not([disabled]) {
      background-color: var(--wa-color-neutral-fill-quiet);
      color: color-mix(in oklab, currentColor, var(--wa-color-mix-hover));
    }
  }

  .button:focus-visible:not([disabled]) {
    background-color: var(--wa-color-neutral-fill-quiet);
    color: color-mix(in oklab, currentColor, var(--wa-color-mix-hover));
  }

  .button:active:not([disabled]) {
    color: color-mix(in oklab, currentColor, var(--wa-color-mix-active));
  }

  .button:focus-visible {
    outline: var(--wa-focus-ring);
    outline-offset: var(--wa-focus-ring-offset);
  }

  .button[disabled] {
    opacity: 0.5;
    cursor: not-allowed !important;
  }

  slot {
    display: inline-flex;
  }

  /* Icon swap animation */
  .show {
    animation: copy-button-icon-show var(--wa-transition-fast) var(--wa-transition-easing);
  }

  .hide {
    animation: copy-button-icon-show var(--wa-transition-fast) var(--wa-transition-easing) reverse;
  }

  @keyframes copy-button-icon-show {
    from {
      scale: 0.25;
      opacity: 0.25;
    }
    to {
      scale: 1;
      opacity: 1;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .show,
    .hide {
      animation-duration: 1ms;
    }
  }
`,Ke=s`
  .wa-visually-hidden:not(:focus-within),
  .wa-visually-hidden-force,
  .wa-visually-hidden-hint::part(hint),
  .wa-visually-hidden-label::part(label),
  .wa-visually-hidden-label::part(form-control-label) {
    top: 0px !important;
    left: 0px !important;
    position: absolute !important;
    width: 1px !important;
    height: 1px !important;
    clip: rect(0 0 0 0) !important;
    clip-path: inset(50%) !important;
    border: none !important;
    overflow: hidden !important;
    white-space: nowrap !important;
    padding: 0 !important;
  }
`,qe=`useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict`,Je=(e=21)=>{let t=``,n=crypto.getRandomValues(new Uint8Array(e|=0));for(;e--;)t+=qe[n[e]&63];return t};function Ye(e,t,n){return(e=>Object.is(e,-0)?0:e)(e<t?t:e>n?n:e)}function Xe(e=``){return`${e}${Je()}`}async function Ze(e,t,n){return e.animate(t,n).finished.catch(()=>{})}function Qe(e,t){return new Promise(n=>{let r=new AbortController,{signal:i}=r;if(e.classList.contains(t))return;e.classList.add(t);let a=!1,o=()=>{a||(a=!0,e.classList.remove(t),n(),r.abort())};e.addEventListener(`animationend`,o,{once:!0,signal:i}),e.addEventListener(`animationcancel`,o,{once:!0,signal:i}),requestAnimationFrame(()=>{!a&&e.getAnimations().length===0&&o()})})}function $e(e){return e=e.toString().toLowerCase(),e.indexOf(`ms`)>-1?parseFloat(e)||0:e.indexOf(`s`)>-1?(parseFloat(e)||0)*1e3:parseFloat(e)||0}var et=class extends Event{constructor(){super(`wa-error`,{bubbles:!0,cancelable:!1,composed:!0})}};function F(e,t){let n={waitUntilFirstUpdate:!1,...t};return(t,r)=>{let{update:i}=t,a=Array.isArray(e)?e:[e];t.update=function(e){a.forEach(t=>{let i=t;if(e.has(i)){let t=e.get(i),a=this[i];t!==a&&(!n.waitUntilFirstUpdate||this.hasUpdated)&&this[r](t,a)}}),i.call(this,e)}}}var tt=Object.defineProperty,nt=Object.getOwnPropertyDescriptor,rt=e=>{throw TypeError(e)},I=(e,t,n,r)=>{for(var i=r>1?void 0:r?nt(t,n):t,a=e.length-1,o;a>=0;a--)(o=e[a])&&(i=(r?o(t,n,i):o(i))||i);return r&&i&&tt(t,n,i),i},at=(e,t,n)=>t.has(e)||rt(`Cannot `+n),ot=(e,t,n)=>(at(e,t,`read from private field`),n?n.call(e):t.get(e)),st=(e,t,n)=>t.has(e)?rt(`Cannot add the same private member more than once`):t instanceof WeakSet?t.add(e):t.set(e,n),ct=(e,t,n,r)=>(at(e,t,`write to private field`),r?r.call(e,n):t.set(e,n),n),lt=s`
  :host {
    box-sizing: border-box;
  }

  :host *,
  :host *::before,
  :host *::after {
    box-sizing: inherit;
  }

  [hidden],
  :host([hidden]) {
    display: none !important;
  }
`,ut=/;\s+$/;function dt(e){return e.replace(/[A-Z]/g,e=>`-${e.toLowerCase()}`)}function ft(e){let{property:t,value:n,element:r}=e;if(n){let e=r.getAttribute(`style`)||``;e&&(e.match(ut)||(e+=`;`),e+=` `);let i=`${t}: ${n}`;return e.includes(i)?void 0:`${e}${i};`}return null}var pt,mt=class extends Me{constructor(){super(),st(this,pt,!1),this.initialReflectedProperties=new Map,this.didSSR=!!this.shadowRoot,this.customStates={set:(e,t)=>{if(this.internals?.states)try{t?this.internals.states.add(e):this.internals.states.delete(e)}catch(e){if(String(e).includes(`must start with '--'`))console.error(`Your browser implements an outdated version of CustomStateSet. Consider using a polyfill`);else throw e}},has:e=>{if(!this.internals?.states)return!1;try{return this.internals.states.has(e)}catch{return!1}}};try{this.internals=this.attachInternals()}catch{console.error(`Element internals are not supported in your browser. Consider using a polyfill`)}this.customStates.set(`wa-defined`,!0);let e=this.constructor;for(let[t,n]of e.elementProperties)n.default===`inherit`&&n.initial!==void 0&&typeof t==`string`&&this.customStates.set(`initial-${t}-${n.initial}`,!0)}static get styles(){return[lt,...Array.isArray(this.css)?this.css:this.css?[this.css]:[]]}connectedCallback(){super.connectedCallback(),this.didSSR||this.shadowRoot?.prepend(document.createComment(` Web Awesome: https://webawesome.com/docs/components/${this.localName.replace(`wa-`,``)} `)),this.didSSR&&this.updateComplete.then(()=>{this.shadowRoot?.prepend(document.createComment(` Web Awesome: https://webawesome.com/docs/components/${this.localName.replace(`wa-`,``)} `))})}attributeChangedCallback(e,t,n){ot(this,pt)||(this.constructor.elementProperties.forEach((e,t)=>{e.reflect&&this[t]!=null&&this.initialReflectedProperties.set(t,this[t])}),ct(this,pt,!0)),super.attributeChangedCallback(e,t,n)}willUpdate(e){super.willUpdate(e),this.initialReflectedProperties.forEach((t,n)=>{e.has(n)&&this[n]==null&&(this[n]=t)})}firstUpdated(e){super.firstUpdated(e),this.didSSR&&this.shadowRoot?.querySelectorAll(`slot`).forEach(e=>{e.dispatchEvent(new Event(`slotchange`,{bubbles:!0,composed:!1,cancelable:!1}))})}update(e){try{super.update(e)}catch(e){if(this.didSSR&&!this.hasUpdated){let t=new Event(`lit-hydration-error`,{bubbles:!0,composed:!0,cancelable:!1});t.error=e,this.dispatchEvent(t)}throw e}}setStyle(e,t){if(this.style)this.style[e]=t;else{let n=ft({property:dt(e),value:t,element:this});n&&this.setAttribute(`style`,n)}}setStyleProperty(e,t){if(this.style)this.style.setProperty(e,t);else{let n=ft({property:e,value:t,element:this});n&&this.setAttribute(`style`,n)}}relayNativeEvent(e,t){e.stopImmediatePropagation(),this.dispatchEvent(new e.constructor(e.type,{...e,...t}))}};pt=new WeakMap,I([N()],mt.prototype,`dir`,2),I([N()],mt.prototype,`lang`,2),I([N({type:Boolean,reflect:!0,attribute:`did-ssr`})],mt.prototype,`didSSR`,2);var ht=new Set,gt=new Map,_t,vt=`ltr`,yt=`en`,bt=typeof MutationObserver<`u`&&typeof document<`u`&&document.documentElement!==void 0;if(bt){let e=new MutationObserver(St);vt=document.documentElement.dir||`ltr`,yt=document.documentElement.lang||navigator.language,e.observe(document.documentElement,{attributes:!0,attributeFilter:[`dir`,`lang`]})}function xt(...e){e.map(e=>{let t=e.$code.toLowerCase();gt.has(t)?gt.set(t,Object.assign(Object.assign({},gt.get(t)),e)):gt.set(t,e),_t||=e}),St()}function St(){bt&&(vt=document.documentElement.dir||`ltr`,yt=document.documentElement.lang||navigator.language),[...ht.keys()].map(e=>{typeof e.requestUpdate==`function`&&e.requestUpdate()})}var Ct=class{constructor(e){this.host=e,this.host.addController(this)}hostConnected(){ht.add(this.host)}hostDisconnected(){ht.delete(this.host)}dir(){return`${this.host.dir||vt}`.toLowerCase()}lang(){let e=`${this.host.lang||yt}`.toLowerCase().replace(/_/g,`-`);try{return new Intl.Locale(e),e}catch{return _t?_t.$code.toLowerCase():`en`}}getTranslationData(e){let t;try{t=new Intl.Locale(e.replace(/_/g,`-`))}catch{return{locale:void 0,language:``,region:``,primary:void 0,secondary:void 0}}let n=t.language.toLowerCase(),r=t.region?.toLowerCase()??``,i=gt.get(`${n}-${r}`),a=gt.get(n);return{locale:t,language:n,region:r,primary:i,secondary:a}}exists(e,t){let{primary:n,secondary:r}=this.getTranslationData(t.lang??this.lang());return t=Object.assign({includeFallback:!1},t),!!(n&&n[e]||r&&r[e]||t.includeFallback&&_t&&_t[e])}term(e,...t){let{primary:n,secondary:r}=this.getTranslationData(this.lang()),i;if(n&&n[e])i=n[e];else if(r&&r[e])i=r[e];else if(_t&&_t[e])i=_t[e];else return console.error(`No translation found for: ${String(e)}`),String(e);return typeof i==`function`?i(...t):i}date(e,t){return e=new Date(e),new Intl.DateTimeFormat(this.lang(),t).format(e)}number(e,t){return e=Number(e),isNaN(e)?``:new Intl.NumberFormat(this.lang(),t).format(e)}relativeTime(e,t,n){return new Intl.RelativeTimeFormat(this.lang(),n).format(e,t)}},wt={$code:`en`,$name:`English`,$dir:`ltr`,allTagsRemoved:`All tags removed`,am:`AM`,autosizeColumn:`Autosize column`,captions:`Captions`,carousel:`Carousel`,chooseDate:`Choose date`,chooseDecade:`Choose decade`,chooseMonth:`Choose month`,chooseTime:`Choose time`,chooseYear:`Choose year`,clearEntry:`Clear entry`,clearFilter:`Clear filter`,clearSort:`Clear sort`,close:`Close`,closeCalendar:`Close calendar`,closeTimeInput:`Close time picker`,collapseRow:`Collapse row`,columnMenu:`Column options`,columnMovedToPosition:(e,t,n)=>`${e} moved to position ${t} of ${n}`,columns:`Columns`,compactPageXOfY:(e,t)=>`${e} of ${t}`,completed:`Completed`,copied:`Copied`,copy:`Copy`,createOption:e=>`Create "${e}"`,currentlyPlaying:`currently playing`,currentValue:`Current value`,date:`Date`,datePickerKeyboardHelp:`Use arrow keys to change values; press Alt+Down Arrow to open the calendar.`,day:`Day`,dayPeriod:`AM/PM`,decrement:`Decrement`,deselectAllRows:`Deselect all rows`,disabled:`Disabled`,dropFileHere:`Drop file here or click to browse`,dropFilesHere:`Drop files here or click to browse`,empty:`Empty`,endDate:`End date`,enterFullscreen:`Enter fullscreen`,error:`Error`,exitFullscreen:`Exit fullscreen`,expandRow:`Expand row`,filterByColumn:e=>`Filter by ${e}`,filterFrom:`From`,filterMax:`Max`,filterMin:`Min`,filterTo:`To`,firstPage:`First page`,goToSlide:(e,t)=>`Go to slide ${e} of ${t}`,hideColumn:`Hide column`,hidePassword:`Hide password`,hour:`Hour`,incompleteDate:`Enter a valid date.`,increment:`Increment`,jumpBackwardX:e=>`Jump back ${e} pages`,jumpForwardX:e=>`Jump forward ${e} pages`,lastPage:`Last page`,loading:`Loading`,locked:`Locked`,minute:`Minute`,month:`Month`,moreOptions:`More Options`,mute:`Mute`,nextDecade:`Next decade`,nextMonth:`Next month`,nextPage:`Next page`,nextSlide:`Next slide`,nextVideo:`Next Video`,nextYear:`Next year`,noData:`No data`,noOptions:`No options`,noResults:`No matching results`,notCompleted:`Not completed`,now:`Now`,numCharacters:e=>e===1?`1 character`:`${e} characters`,numCharactersRemaining:e=>e===1?`1 character remaining`:`${e} characters remaining`,numOptionsAvailable:e=>e===0?`No options available`:e===1?`1 option available`:`${e} options available`,numOptionsSelected:e=>e===0?`No options selected`:e===1?`1 option selected`:`${e} options selected`,numRowsCopied:e=>e===1?`1 row copied`:`${e} rows copied`,numRowsSelected:e=>e===1?`1 row selected`:`${e} rows selected`,optionPosition:(e,t,n)=>`${e}, ${t} of ${n}`,optionsLoadError:`Options could not be loaded`,pageXOfY:(e,t)=>`Page ${e} of ${t}`,pagination:`Pagination`,pause:`Pause`,pauseAnimation:`Pause animation`,pictureInPicture:`Picture in picture`,pinLeft:`Pin left`,pinRight:`Pin right`,play:`Play`,playAnimation:`Play animation`,playbackSpeed:`Playback speed`,playlist:`Playlist`,pm:`PM`,previousDecade:`Previous decade`,previousMonth:`Previous month`,previousPage:`Previous page`,previousSlide:`Previous slide`,previousVideo:`Previous video`,previousYear:`Previous year`,progress:`Progress`,rangeTooLong:e=>e===1?`Select a range no longer than 1 day`:`Select a range no longer than ${e} days`,rangeTooShort:e=>e===1?`Select a range at least 1 day long`:`Select a range at least ${e} days long`,readonly:`Read-only`,remove:`Remove`,resetColumns:`Reset columns`,resize:`Resize`,resizeColumn:`Resize column`,rowsPerPage:`Rows per page`,scrollableRegion:`Scrollable region`,scrollToEnd:`Scroll to end`,scrollToStart:`Scroll to start`,search:`Search`,second:`Second`,seek:`Seek`,seekProgress:(e,t)=>`${e} of ${t}`,selectAColorFromTheScreen:`Select a color from the screen`,selectAllRows:`Select all rows`,selected:`Selected`,selectedDateLabel:e=>`Selected: ${e}`,selectedRangeLabel:e=>`Selected range: ${e}`,selectGroup:`Select group`,selectionCleared:`Selection cleared`,selectRow:`Select row`,showingNofMRows:(e,t)=>`Showing ${e} of ${t} rows`,showingXtoYofZ:(e,t,n)=>`${e}\u2013${t} of ${n}`,showPassword:`Show password`,slideNum:e=>`Slide ${e}`,sortAscending:`Sort ascending`,sortColumn:`Sort column`,sortDescending:`Sort descending`,startDate:`Start date`,steps:`Steps`,stepXOfY:(e,t)=>`Step ${e} of ${t}`,tagAdded:e=>`${e} added`,tagAlreadyAdded:e=>`${e} is already added`,tagInputKeyboardHelp:`Press Backspace or Delete to remove this tag.`,tagRemoved:e=>`${e} removed`,time:`Time`,timeInputKeyboardHelp:`Use arrow keys to change values; press Alt+Down Arrow to open the time picker.`,today:`Today`,toggleColorFormat:`Toggle color format`,tooFewTags:e=>e===1?`Add at least 1 tag`:`Add at least ${e} tags`,tooManyTags:e=>e===1?`Add no more than 1 tag`:`Add no more than ${e} tags`,unmute:`Unmute`,unpin:`Unpin`,unpinColumn:`Unpin column`,videoPlayer:`Video player`,volume:`Volume`,year:`Year`,zoomIn:`Zoom in`,zoomOut:`Zoom out`};xt(wt);var Tt=wt,Et=class extends Ct{lang(){return this.host.didSSR&&!this.host.hasUpdated?this.host.lang||`en`:super.lang()}};xt(Tt);var Dt={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Ot=e=>(...t)=>({_$litDirective$:e,values:t}),kt=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,t,n){this._$Ct=e,this._$AM=t,this._$Ci=n}_$AS(e,t){return this.update(e,t)}update(e,t){return this.render(...t)}},At=Ot(class extends kt{constructor(e){if(super(e),e.type!==Dt.ATTRIBUTE||e.name!==`class`||e.strings?.length>2)throw Error("`classMap()` can only be used in the `class` attribute and must be the only part in the attribute.")}render(e){return` `+Object.keys(e).filter(t=>e[t]).join(` `)+` `}update(e,[t]){if(this.st===void 0){this.st=new Set,e.strings!==void 0&&(this.nt=new Set(e.strings.join(` `).split(/\s/).filter(e=>e!==``)));for(let e in t)t[e]&&!this.nt?.has(e)&&this.st.add(e);return this.render(t)}let n=e.element.classList;for(let e of this.st)e in t||(n.remove(e),this.st.delete(e));for(let e in t){let r=!!t[e];r===this.st.has(e)||this.nt?.has(e)||(r?(n.add(e),this.st.add(e)):(n.remove(e),this.st.delete(e)))}return he}}),jt=`wa-internal-tooltip`,Mt=`__waCopyButtonAssignedId`,Nt=class extends mt{constructor(){super(...arguments),this.localize=new Et(this),this.isCopying=!1,this.status=`rest`,this.hasCustomTrigger=!1,this.customTriggerEl=null,this.lightTooltip=null,this.feedbackTimeout=null,this.value=``,this.from=``,this.disabled=!1,this.copyLabel=``,this.successLabel=``,this.errorLabel=``,this.feedbackDuration=1e3,this.tooltipPlacement=`top`,this.tooltip=`full`,this.handleDefaultSlotChange=()=>{let e=(this.defaultSlot?.assignedElements({flatten:!0})??[]).find(e=>e instanceof HTMLElement)??null;e!==this.customTriggerEl&&(this.releaseAssignedId(this.customTriggerEl),this.customTriggerEl=e),this.hasCustomTrigger=e!==null,e&&this.tooltip!==`none`?(e.id||(e.id=Xe(`wa-copy-button-trigger-`),e[Mt]=!0),this.ensureLightTooltip()):this.removeLightTooltip()}}get activeTooltip(){return this.lightTooltip??this.shadowTooltip??null}get currentLabel(){return this.status===`success`?this.successLabel||this.localize.term(`copied`):this.status===`error`?this.errorLabel||this.localize.term(`error`):this.copyLabel||this.localize.term(`copy`)}firstUpdated(e){super.firstUpdated(e),this.didSSR?this.updateComplete.then(()=>{this.handleDefaultSlotChange()}):this.handleDefaultSlotChange()}disconnectedCallback(){super.disconnectedCallback(),this.removeLightTooltip()}handleStatusChange(){this.customStates.set(`success`,this.status===`success`),this.customStates.set(`error`,this.status===`error`),this.syncTooltipText(),(this.status===`success`||this.status===`error`)&&We(this.currentLabel,`polite`)}handleLabelChange(){this.syncTooltipText()}handleTooltipOptionsChange(){this.lightTooltip&&(this.lightTooltip.placement=this.tooltipPlacement,this.lightTooltip.disabled=this.disabled)}handleTooltipModeChange(e){this.tooltip===`none`?this.removeLightTooltip():e===`none`?this.handleDefaultSlotChange():this.lightTooltip&&this.lightTooltip.setAttribute(`trigger`,this.tooltip===`copy`?`manual`:`hover focus`)}releaseAssignedId(e){e&&e[Mt]&&(e.removeAttribute(`id`),delete e[Mt])}ensureLightTooltip(){if(!this.customTriggerEl)return;let e=this.tooltip===`copy`?`manual`:`hover focus`;if(this.lightTooltip)this.lightTooltip.setAttribute(`for`,this.customTriggerEl.id),this.lightTooltip.setAttribute(`trigger`,e),this.lightTooltip.placement=this.tooltipPlacement,this.lightTooltip.disabled=this.disabled,this.lightTooltip.textContent=this.currentLabel;else{let t=document.createElement(`wa-tooltip`);t.setAttribute(`slot`,jt),t.setAttribute(`part`,`feedback`),t.setAttribute(`trigger`,e),t.dataset.copyButtonTooltip=``,t.setAttribute(`for`,this.customTriggerEl.id),t.placement=this.tooltipPlacement,t.disabled=this.disabled,t.textContent=this.currentLabel,this.appendChild(t),this.lightTooltip=t}}removeLightTooltip(){this.lightTooltip&&=(this.releaseAssignedId(this.customTriggerEl),this.lightTooltip.remove(),null)}syncTooltipText(){this.lightTooltip&&(this.lightTooltip.textContent=this.currentLabel)}async handleCopy(){if(this.disabled||this.isCopying)return;this.isCopying=!0;let e=this.value;if(this.from){let t=this.getRootNode(),n=this.from.includes(`.`),r=this.from.includes(`[`)&&this.from.includes(`]`),i=this.from,a=``;n?[i,a]=this.from.trim().split(`.`):r&&([i,a]=this.from.trim().replace(/\]$/,``).split(`[`));let o=`getElementById`in t?t.getElementById(i):null;o?e=r?o.getAttribute(a)||``:n?o[a]||``:o.textContent||``:(this.showStatus(`error`),this.dispatchEvent(new et))}if(!e)this.showStatus(`error`),this.dispatchEvent(new et);else try{await navigator.clipboard.writeText(e),this.showStatus(`success`),this.dispatchEvent(new Re({value:e}))}catch{this.showStatus(`error`),this.dispatchEvent(new et)}}async showStatus(e){if(this.status=e,this.copyIcon){let t=e===`success`?this.successIcon:this.errorIcon;await Qe(this.copyIcon,`hide`),this.copyIcon.hidden=!0,t.hidden=!1,await Qe(t,`show`)}await this.updateComplete;let t=this.tooltip===`none`?null:this.activeTooltip,n=null;t&&(t.show(),n=new Promise(e=>{t.addEventListener(`wa-after-hide`,()=>{this.feedbackTimeout!==null&&(clearTimeout(this.feedbackTimeout),this.feedbackTimeout=null),e()},{once:!0})}),this.feedbackTimeout=window.setTimeout(async()=>{this.feedbackTimeout=null,await t.hide()},this.feedbackDuration)),setTimeout(async()=>{if(n&&await n,this.copyIcon){let t=e===`success`?this.successIcon:this.errorIcon;await Qe(t,`hide`),t.hidden=!0,this.copyIcon.hidden=!1,await Qe(this.copyIcon,`show`)}this.status=`rest`,this.isCopying=!1},this.feedbackDuration)}render(){let e=!this.hasCustomTrigger&&this.tooltip!==`none`,t=this.tooltip===`copy`?`manual`:`hover focus`;return this.didSSR&&!this.hasUpdated&&(e=!1),j`
      <div class="copy-button__trigger" @click=${this.handleCopy}>
        <slot @slotchange=${this.handleDefaultSlotChange}></slot>
        <button
          class="button"
          part="button"
          type="button"
          id="copy-button"
          aria-label=${this.currentLabel}
          ?disabled=${this.disabled}
          ?hidden=${this.hasCustomTrigger}
        >
          <slot part="copy-icon" name="copy-icon">
            <wa-icon library="system" name="copy" variant="regular"></wa-icon>
          </slot>
          <slot part="success-icon" name="success-icon" variant="solid" hidden>
            <wa-icon library="system" name="check"></wa-icon>
          </slot>
          <slot part="error-icon" name="error-icon" variant="solid" hidden>
            <wa-icon library="system" name="xmark"></wa-icon>
          </slot>
        </button>

        ${e?j`
              <wa-tooltip
                part="feedback"
                for="copy-button"
                placement=${this.tooltipPlacement}
                trigger=${t}
                class=${At({"copy-button-tooltip":!0,"copy-button-tooltip-success":this.status===`success`,"copy-button-tooltip-error":this.status===`error`})}
                ?disabled=${this.disabled}
                >${this.currentLabel}</wa-tooltip
              >
            `:``}
        <slot name="${jt}"></slot>
      </div>
    `}};Nt.css=[lt,Ke,Ge],I([P(`slot[name="copy-icon"]`)],Nt.prototype,`copyIcon`,2),I([P(`slot[name="success-icon"]`)],Nt.prototype,`successIcon`,2),I([P(`slot[name="error-icon"]`)],Nt.prototype,`errorIcon`,2),I([P(`slot:not([name])`)],Nt.prototype,`defaultSlot`,2),I([P(`wa-tooltip[part="feedback"]`)],Nt.prototype,`shadowTooltip`,2),I([Ie()],Nt.prototype,`isCopying`,2),I([Ie()],Nt.prototype,`status`,2),I([Ie()],Nt.prototype,`hasCustomTrigger`,2),I([N()],Nt.prototype,`value`,2),I([N()],Nt.prototype,`from`,2),I([N({type:Boolean,reflect:!0})],Nt.prototype,`disabled`,2),I([N({attribute:`copy-label`})],Nt.prototype,`copyLabel`,2),I([N({attribute:`success-label`})],Nt.prototype,`successLabel`,2),I([N({attribute:`error-label`})],Nt.prototype,`errorLabel`,2),I([N({attribute:`feedback-duration`,type:Number})],Nt.prototype,`feedbackDuration`,2),I([N({attribute:`tooltip-placement`,reflect:!0})],Nt.prototype,`tooltipPlacement`,2),I([N({reflect:!0})],Nt.prototype,`tooltip`,2),I([F(`status`)],Nt.prototype,`handleStatusChange`,1),I([F([`copyLabel`,`successLabel`,`errorLabel`])],Nt.prototype,`handleLabelChange`,1),I([F([`tooltipPlacement`,`disabled`],{waitUntilFirstUpdate:!0})],Nt.prototype,`handleTooltipOptionsChange`,1),I([F(`tooltip`,{waitUntilFirstUpdate:!0})],Nt.prototype,`handleTooltipModeChange`,1),Nt=I([Ne(`wa-copy-button`)],Nt);var Pt=s`
  :host {
    --max-width: 30ch;

    /** These styles are added so we don't interfere in the DOM. */
    display: inline-block;
    position: absolute;

    /** Defaults for inherited CSS properties */
    color: var(--wa-tooltip-content-color);
    font-size: var(--wa-tooltip-font-size);
    line-height: var(--wa-tooltip-line-height);
    text-align: start;
    white-space: normal;
  }

  .tooltip {
    --arrow-size: var(--wa-tooltip-arrow-size);
    --arrow-color: var(--wa-tooltip-background-color);
  }

  .tooltip::part(popup) {
    z-index: 1000;
  }

  .tooltip[placement^='top']::part(popup) {
    transform-origin: bottom;
  }

  .tooltip[placement^='bottom']::part(popup) {
    transform-origin: top;
  }

  .tooltip[placement^='left']::part(popup) {
    transform-origin: right;
  }

  .tooltip[placement^='right']::part(popup) {
    transform-origin: left;
  }

  .body {
    display: block;
    width: max-content;
    max-width: var(--max-width);
    border-radius: var(--wa-tooltip-border-radius);
    background-color: var(--wa-tooltip-background-color);
    border: var(--wa-tooltip-border-width) var(--wa-tooltip-border-style) var(--wa-tooltip-border-color);
    padding: 0.25em 0.5em;
    user-select: none;
    -webkit-user-select: none;
  }

  .tooltip {
    --popup-border-width: var(--wa-tooltip-border-width);

    /* Inset box-shadow, not a border: Safari seams a clip-path edge that runs along a border. */
    &::part(arrow) {
      box-shadow: inset calc(-1 * var(--wa-tooltip-border-width)) calc(-1 * var(--wa-tooltip-border-width)) 0 0
        var(--wa-tooltip-border-color);
    }
  }
`,Ft=class extends Event{constructor(){super(`wa-show`,{bubbles:!0,cancelable:!0,composed:!0})}},It=class extends Event{constructor(e){super(`wa-hide`,{bubbles:!0,cancelable:!0,composed:!0}),this.detail=e}},Lt=class extends Event{constructor(){super(`wa-after-hide`,{bubbles:!0,cancelable:!1,composed:!0})}},Rt=class extends Event{constructor(){super(`wa-after-show`,{bubbles:!0,cancelable:!1,composed:!0})}},zt=class extends Event{constructor(){super(`wa-reposition`,{bubbles:!0,cancelable:!1,composed:!0})}},Bt=s`
  :host {
    --arrow-color: black;
    --arrow-size: var(--wa-tooltip-arrow-size);
    --popup-border-width: 0px;
    --show-duration: var(--wa-transition-fast);
    --hide-duration: var(--wa-transition-fast);

    /*
     * These properties are computed to account for the arrow's dimensions after being rotated 45º. The constant
     * 0.7071 is derived from sin(45) to calculate the length of the arrow after rotation.
     *
     * The diamond will be translated inward by --arrow-base-offset, the border thickness, to centralise it on
     * the inner edge of the popup border. This also means we need to increase the size of the arrow by the
     * same amount to compensate.
     *
     * A diamond shaped clipping mask is used to avoid overlap of popup content. This extends slightly inward so
     * the popup border is covered with no sub-pixel rounding artifacts. The diamond corners are mitred at 22.5º
     * to properly merge any arrow border with the popup border. The constant 1.4142 is derived from 1 + tan(22.5).
     *
     */
    --arrow-base-offset: var(--popup-border-width);
    --arrow-size-diagonal: calc((var(--arrow-size) + var(--arrow-base-offset)) * 0.7071);
    --arrow-padding-offset: calc(var(--arrow-size-diagonal) - var(--arrow-size));
    --arrow-size-div: calc(var(--arrow-size-diagonal) * 2);
    --arrow-clipping-corner: calc(var(--arrow-base-offset) * 1.4142);

    display: contents;
  }

  .popup {
    position: absolute;
    isolation: isolate;
    max-width: var(--auto-size-available-width, none);
    max-height: var(--auto-size-available-height, none);

    /* Clear UA styles for [popover] */
    :where(&) {
      inset: unset;
      padding: unset;
      margin: unset;
      width: unset;
      height: unset;
      color: unset;
      background: unset;
      border: unset;
      overflow: unset;
    }
  }

  .popup-fixed {
    position: fixed;
  }

  .popup:not(.popup-active) {
    display: none;
  }

  .arrow {
    position: absolute;
    width: var(--arrow-size-div);
    height: var(--arrow-size-div);
    background: var(--arrow-color);
    z-index: 3;
    clip-path: polygon(
      var(--arrow-clipping-corner) 100%,
      var(--arrow-base-offset) calc(100% - var(--arrow-base-offset)),
      calc(var(--arrow-base-offset) - 2px) calc(100% - var(--arrow-base-offset)),
      calc(100% - var(--arrow-base-offset)) calc(var(--arrow-base-offset) - 2px),
      calc(100% - var(--arrow-base-offset)) var(--arrow-base-offset),
      100% var(--arrow-clipping-corner),
      100% 100%
    );
    rotate: 45deg;
  }

  :host([data-current-placement|='left']) .arrow {
    rotate: -45deg;
  }

  :host([data-current-placement|='right']) .arrow {
    rotate: 135deg;
  }

  :host([data-current-placement|='bottom']) .arrow {
    rotate: 225deg;
  }

  /* Hover bridge */
  .popup-hover-bridge:not(.popup-hover-bridge-visible) {
    display: none;
  }

  .popup-hover-bridge {
    position: fixed;
    z-index: 899;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    clip-path: polygon(
      var(--hover-bridge-top-left-x, 0) var(--hover-bridge-top-left-y, 0),
      var(--hover-bridge-top-right-x, 0) var(--hover-bridge-top-right-y, 0),
      var(--hover-bridge-bottom-right-x, 0) var(--hover-bridge-bottom-right-y, 0),
      var(--hover-bridge-bottom-left-x, 0) var(--hover-bridge-bottom-left-y, 0)
    );
  }

  /* Built-in animations */
  .show {
    animation: show var(--show-duration) ease;
  }

  .hide {
    animation: show var(--hide-duration) ease reverse;
  }

  @keyframes show {
    from {
      opacity: 0;
    }
    to {
      opacity: 1;
    }
  }

  .show-with-scale {
    animation: show-with-scale var(--show-duration) ease;
  }

  .hide-with-scale {
    animation: show-with-scale var(--hide-duration) ease reverse;
  }

  @keyframes show-with-scale {
    from {
      opacity: 0;
      scale: 0.8;
    }
    to {
      opacity: 1;
      scale: 1;
    }
  }
`,Vt=Math.min,Ht=Math.max,Ut=Math.round,Wt=Math.floor,Gt=e=>({x:e,y:e}),Kt={left:`right`,right:`left`,bottom:`top`,top:`bottom`};function qt(e,t,n){return Ht(e,Vt(t,n))}function Jt(e,t){return typeof e==`function`?e(t):e}function Yt(e){return e.split(`-`)[0]}function Xt(e){return e.split(`-`)[1]}function Zt(e){return e===`x`?`y`:`x`}function Qt(e){return e===`y`?`height`:`width`}function $t(e){let t=e[0];return t===`t`||t===`b`?`y`:`x`}function en(e){return Zt($t(e))}function tn(e,t,n){n===void 0&&(n=!1);let r=Xt(e),i=en(e),a=Qt(i),o=i===`x`?r===(n?`end`:`start`)?`right`:`left`:r===`start`?`bottom`:`top`;return t.reference[a]>t.floating[a]&&(o=dn(o)),[o,dn(o)]}function nn(e){let t=dn(e);return[rn(e),t,rn(t)]}function rn(e){return e.includes(`start`)?e.replace(`start`,`end`):e.replace(`end`,`start`)}var an=[`left`,`right`],on=[`right`,`left`],sn=[`top`,`bottom`],cn=[`bottom`,`top`];function ln(e,t,n){switch(e){case`top`:case`bottom`:return n?t?on:an:t?an:on;case`left`:case`right`:return t?sn:cn;default:return[]}}function un(e,t,n,r){let i=Xt(e),a=ln(Yt(e),n===`start`,r);return i&&(a=a.map(e=>e+`-`+i),t&&(a=a.concat(a.map(rn)))),a}function dn(e){let t=Yt(e);return Kt[t]+e.slice(t.length)}function fn(e){return{top:e.top??0,right:e.right??0,bottom:e.bottom??0,left:e.left??0}}function pn(e){return typeof e==`number`?{top:e,right:e,bottom:e,left:e}:fn(e)}function mn(e){let{x:t,y:n,width:r,height:i}=e;return{width:r,height:i,top:n,left:t,right:t+r,bottom:n+i,x:t,y:n}}function hn(e,t,n){let{reference:r,floating:i}=e,a=$t(t),o=en(t),s=Qt(o),c=Yt(t),l=a===`y`,u=r.x+r.width/2-i.width/2,d=r.y+r.height/2-i.height/2,f=r[s]/2-i[s]/2,p;switch(c){case`top`:p={x:u,y:r.y-i.height};break;case`bottom`:p={x:u,y:r.y+r.height};break;case`right`:p={x:r.x+r.width,y:d};break;case`left`:p={x:r.x-i.width,y:d};break;default:p={x:r.x,y:r.y}}let m=Xt(t);return m&&(p[o]+=f*(m===`end`?1:-1)*(n&&l?-1:1)),p}async function gn(e,t){t===void 0&&(t={});let{x:n,y:r,platform:i,rects:a,elements:o,strategy:s}=e,{boundary:c=`clippingAncestors`,rootBoundary:l=`viewport`,elementContext:u=`floating`,altBoundary:d=!1,padding:f=0}=Jt(t,e),p=pn(f),m=o[d?u===`floating`?`reference`:`floating`:u],h=mn(await i.getClippingRect({element:await(i.isElement==null?void 0:i.isElement(m))??!0?m:m.contextElement||await(i.getDocumentElement==null?void 0:i.getDocumentElement(o.floating)),boundary:c,rootBoundary:l,strategy:s})),g=u===`floating`?{x:n,y:r,width:a.floating.width,height:a.floating.height}:a.reference,_=await(i.getOffsetParent==null?void 0:i.getOffsetParent(o.floating)),v=await(i.isElement==null?void 0:i.isElement(_))&&await(i.getScale==null?void 0:i.getScale(_))||{x:1,y:1},y=mn(i.convertOffsetParentRelativeRectToViewportRelativeRect?await i.convertOffsetParentRelativeRectToViewportRelativeRect({elements:o,rect:g,offsetParent:_,strategy:s}):g);return{top:(h.top-y.top+p.top)/v.y,bottom:(y.bottom-h.bottom+p.bottom)/v.y,left:(h.left-y.left+p.left)/v.x,right:(y.right-h.right+p.right)/v.x}}var _n=50,vn=async(e,t,n)=>{let{placement:r=`bottom`,strategy:i=`absolute`,middleware:a=[],platform:o}=n,s=o.detectOverflow?o:{...o,detectOverflow:gn},c=await(o.isRTL==null?void 0:o.isRTL(t)),l=await o.getElementRects({reference:e,floating:t,strategy:i}),{x:u,y:d}=hn(l,r,c),f=r,p=0,m={};for(let n=0;n<a.length;n++){let h=a[n];if(!h)continue;let{name:g,fn:_}=h,{x:v,y,data:b,reset:x}=await _({x:u,y:d,initialPlacement:r,placement:f,strategy:i,middlewareData:m,rects:l,platform:s,elements:{reference:e,floating:t}});u=v??u,d=y??d,m[g]={...m[g],...b},x&&p<_n&&(p++,typeof x==`object`&&(x.placement&&(f=x.placement),x.rects&&(l=x.rects===!0?await o.getElementRects({reference:e,floating:t,strategy:i}):x.rects),{x:u,y:d}=hn(l,f,c)),n=-1)}return{x:u,y:d,placement:f,strategy:i,middlewareData:m}},yn=e=>({name:`arrow`,options:e,async fn(t){let{x:n,y:r,placement:i,rects:a,platform:o,elements:s,middlewareData:c}=t,{element:l,padding:u=0}=Jt(e,t)||{};if(l==null)return{};let d=pn(u),f={x:n,y:r},p=en(i),m=Qt(p),h=await o.getDimensions(l),g=p===`y`,_=g?`top`:`left`,v=g?`bottom`:`right`,y=g?`clientHeight`:`clientWidth`,b=a.reference[m]+a.reference[p]-f[p]-a.floating[m],x=f[p]-a.reference[p],S=await(o.getOffsetParent==null?void 0:o.getOffsetParent(l)),C=S?S[y]:0;C&&await(o.isElement==null?void 0:o.isElement(S))||(C=s.floating[y]||a.floating[m]);let w=b/2-x/2,T=C/2-h[m]/2-1,E=Vt(d[_],T),D=Vt(d[v],T),O=C-h[m]-D,k=C/2-h[m]/2+w,A=qt(E,k,O),ee=!c.arrow&&Xt(i)!=null&&k!==A&&a.reference[m]/2-(k<E?E:D)-h[m]/2<0,te=ee?k<E?k-E:k-O:0;return{[p]:f[p]+te,data:{[p]:A,centerOffset:k-A-te,...ee&&{alignmentOffset:te}},reset:ee}}}),bn=function(e){return e===void 0&&(e={}),{name:`flip`,options:e,async fn(t){var n;let{placement:r,middlewareData:i,rects:a,initialPlacement:o,platform:s,elements:c}=t,{mainAxis:l=!0,crossAxis:u=!0,fallbackPlacements:d,fallbackStrategy:f=`bestFit`,fallbackAxisSideDirection:p=`none`,flipAlignment:m=!0,...h}=Jt(e,t);if((n=i.arrow)!=null&&n.alignmentOffset)return{};let g=Yt(r),_=$t(o),v=Yt(o)===o,y=await(s.isRTL==null?void 0:s.isRTL(c.floating)),b=d||(v||!m?[dn(o)]:nn(o)),x=p!==`none`;!d&&x&&b.push(...un(o,m,p,y));let S=[o,...b],C=await s.detectOverflow(t,h),w=[],T=i.flip?.overflows||[];if(l&&w.push(C[g]),u){let e=tn(r,a,y);w.push(C[e[0]],C[e[1]])}if(T=[...T,{placement:r,overflows:w}],!w.every(e=>e<=0)){let e=(i.flip?.index||0)+1,t=S[e];if(t&&(u!==`alignment`||_===$t(t)||T.every(e=>$t(e.placement)!==_||e.overflows[0]>0)))return{data:{index:e,overflows:T},reset:{placement:t}};let n=T.filter(e=>e.overflows[0]<=0).sort((e,t)=>e.overflows[1]-t.overflows[1])[0]?.placement;if(!n)switch(f){case`bestFit`:{let e=T.filter(e=>{if(x){let t=$t(e.placement);return t===_||t===`y`}return!0}).map(e=>[e.placement,e.overflows.filter(e=>e>0).reduce((e,t)=>e+t,0)]).sort((e,t)=>e[1]-t[1])[0]?.[0];e&&(n=e);break}case`initialPlacement`:n=o}if(r!==n)return{reset:{placement:n}}}return{}}}},xn=new Set([`left`,`top`]);async function Sn(e,t){let{placement:n,platform:r,elements:i}=e,a=await(r.isRTL==null?void 0:r.isRTL(i.floating)),o=Yt(n),s=Xt(n),c=$t(n)===`y`,l=xn.has(o)?-1:1,u=a&&c?-1:1,d=Jt(t,e),{mainAxis:f,crossAxis:p,alignmentAxis:m}=typeof d==`number`?{mainAxis:d,crossAxis:0,alignmentAxis:null}:{mainAxis:d.mainAxis||0,crossAxis:d.crossAxis||0,alignmentAxis:d.alignmentAxis};return s&&typeof m==`number`&&(p=s===`end`?m*-1:m),c?{x:p*u,y:f*l}:{x:f*l,y:p*u}}var Cn=function(e){return e===void 0&&(e=0),{name:`offset`,options:e,async fn(t){var n;let{x:r,y:i,placement:a,middlewareData:o}=t,s=await Sn(t,e);return a===o.offset?.placement&&(n=o.arrow)!=null&&n.alignmentOffset?{}:{x:r+s.x,y:i+s.y,data:{...s,placement:a}}}}},wn=function(e){return e===void 0&&(e={}),{name:`shift`,options:e,async fn(t){let{x:n,y:r,placement:i,platform:a}=t,{mainAxis:o=!0,crossAxis:s=!1,limiter:c={fn:e=>{let{x:t,y:n}=e;return{x:t,y:n}}},...l}=Jt(e,t),u={x:n,y:r},d=await a.detectOverflow(t,l),f=$t(i),p=Zt(f),m=u[p],h=u[f],g=(e,t)=>qt(t+d[e===`y`?`top`:`left`],t,t-d[e===`y`?`bottom`:`right`]);o&&(m=g(p,m)),s&&(h=g(f,h));let _=c.fn({...t,[p]:m,[f]:h});return{..._,data:{x:_.x-n,y:_.y-r,enabled:{[p]:o,[f]:s}}}}}},Tn=function(e){return e===void 0&&(e={}),{name:`size`,options:e,async fn(t){let{placement:n,rects:r,platform:i,elements:a}=t,{apply:o=()=>{},...s}=Jt(e,t),c=await i.detectOverflow(t,s),l=Yt(n),u=Xt(n),d=$t(n)===`y`,{width:f,height:p}=r.floating,m,h;l===`top`||l===`bottom`?(m=l,h=u===(await(i.isRTL==null?void 0:i.isRTL(a.floating))?`start`:`end`)?`left`:`right`):(h=l,m=u===`end`?`top`:`bottom`);let g=p-c.top-c.bottom,_=f-c.left-c.right,v=Vt(p-c[m],g),y=Vt(f-c[h],_),b=t.middlewareData.shift,x=!b,S=v,C=y;b!=null&&b.enabled.x&&(C=_),b!=null&&b.enabled.y&&(S=g),x&&!u&&(d?C=f-2*Ht(c.left,c.right):S=p-2*Ht(c.top,c.bottom)),await o({...t,availableWidth:C,availableHeight:S});let w=await i.getDimensions(a.floating);return f!==w.width||p!==w.height?{reset:{rects:!0}}:{}}}};function En(){return typeof window<`u`}function Dn(e){return An(e)?(e.nodeName||``).toLowerCase():`#document`}function On(e){var t;return(e==null||(t=e.ownerDocument)==null?void 0:t.defaultView)||window}function kn(e){return((An(e)?e.ownerDocument:e.document)||window.document)?.documentElement}function An(e){return En()?e instanceof Node||e instanceof On(e).Node:!1}function jn(e){return En()?e instanceof Element||e instanceof On(e).Element:!1}function Mn(e){return En()?e instanceof HTMLElement||e instanceof On(e).HTMLElement:!1}function Nn(e){return!En()||typeof ShadowRoot>`u`?!1:e instanceof ShadowRoot||e instanceof On(e).ShadowRoot}function Pn(e){let{overflow:t,overflowX:n,overflowY:r,display:i}=Gn(e);return/auto|scroll|overlay|hidden|clip/.test(t+r+n)&&i!==`inline`&&i!==`contents`}function Fn(e){return/^(table|td|th)$/.test(Dn(e))}function In(e){try{if(e.matches(`:popover-open`))return!0}catch{}try{return e.matches(`:modal`)}catch{return!1}}var Ln=/transform|translate|scale|rotate|perspective|filter/,Rn=/paint|layout|strict|content/,zn=e=>!!e&&e!==`none`,Bn;function Vn(e){let t=jn(e)?Gn(e):e;return zn(t.transform)||zn(t.translate)||zn(t.scale)||zn(t.rotate)||zn(t.perspective)||!Un()&&(zn(t.backdropFilter)||zn(t.filter))||Ln.test(t.willChange||``)||Rn.test(t.contain||``)}function Hn(e){let t=qn(e);for(;Mn(t)&&!Wn(t);){if(Vn(t))return t;if(In(t))return null;t=qn(t)}return null}function Un(){return Bn??=typeof CSS<`u`&&CSS.supports&&CSS.supports(`-webkit-backdrop-filter`,`none`),Bn}function Wn(e){return/^(html|body|#document)$/.test(Dn(e))}function Gn(e){return On(e).getComputedStyle(e)}function Kn(e){return jn(e)?{scrollLeft:e.scrollLeft,scrollTop:e.scrollTop}:{scrollLeft:e.scrollX,scrollTop:e.scrollY}}function qn(e){if(Dn(e)===`html`)return e;let t=e.assignedSlot||e.parentNode||Nn(e)&&e.host||kn(e);return Nn(t)?t.host:t}function Jn(e){let t=qn(e);return Wn(t)?(e.ownerDocument||e).body:Mn(t)&&Pn(t)?t:Jn(t)}function Yn(e,t,n){t===void 0&&(t=[]),n===void 0&&(n=!0);let r=Jn(e),i=r===e.ownerDocument?.body,a=On(r);if(i){let e=Xn(a);return t.concat(a,a.visualViewport||[],Pn(r)?r:[],e&&n?Yn(e):[])}return t.concat(r,Yn(r,[],n))}function Xn(e){return e.parent&&Object.getPrototypeOf(e.parent)?e.frameElement:null}function Zn(e){let t=Gn(e),n=parseFloat(t.width)||0,r=parseFloat(t.height)||0,i=Mn(e),a=i?e.offsetWidth:n,o=i?e.offsetHeight:r,s=Ut(n)!==a||Ut(r)!==o;return s&&(n=a,r=o),{width:n,height:r,$:s}}function Qn(e){return jn(e)?e:e.contextElement}function $n(e){let t=Qn(e);if(!Mn(t))return Gt(1);let n=t.getBoundingClientRect(),{width:r,height:i,$:a}=Zn(t),o=(a?Ut(n.width):n.width)/r,s=(a?Ut(n.height):n.height)/i;return o&&Number.isFinite(o)||(o=1),s&&Number.isFinite(s)||(s=1),{x:o,y:s}}var er=Gt(0);function tr(e){let t=On(e);return!Un()||!t.visualViewport?er:{x:t.visualViewport.offsetLeft,y:t.visualViewport.offsetTop}}function nr(e,t,n){return t===void 0&&(t=!1),!!n&&t&&n===On(e)}function rr(e,t,n,r){t===void 0&&(t=!1),n===void 0&&(n=!1);let i=e.getBoundingClientRect(),a=Qn(e),o=Gt(1);t&&(r?jn(r)&&(o=$n(r)):o=$n(e));let s=nr(a,n,r)?tr(a):Gt(0),c=(i.left+s.x)/o.x,l=(i.top+s.y)/o.y,u=i.width/o.x,d=i.height/o.y;if(a&&r){let e=On(a),t=jn(r)?On(r):r,n=e,i=Xn(n);for(;i&&t!==n;){let e=$n(i),t=i.getBoundingClientRect(),r=Gn(i),a=t.left+(i.clientLeft+parseFloat(r.paddingLeft))*e.x,o=t.top+(i.clientTop+parseFloat(r.paddingTop))*e.y;c*=e.x,l*=e.y,u*=e.x,d*=e.y,c+=a,l+=o,n=On(i),i=Xn(n)}}return mn({width:u,height:d,x:c,y:l})}function ir(e,t){let n=Kn(e).scrollLeft;return t?t.left+n:rr(kn(e)).left+n}function ar(e,t){let n=e.getBoundingClientRect();return{x:n.left+t.scrollLeft-ir(e,n),y:n.top+t.scrollTop}}function or(e){let{elements:t,rect:n,offsetParent:r,strategy:i}=e,a=i===`fixed`,o=kn(r),s=t?In(t.floating):!1;if(r===o||s&&a)return n;let c={scrollLeft:0,scrollTop:0},l=Gt(1),u=Gt(0),d=Mn(r);if((d||!a)&&((Dn(r)!==`body`||Pn(o))&&(c=Kn(r)),d)){let e=rr(r);l=$n(r),u.x=e.x+r.clientLeft,u.y=e.y+r.clientTop}let f=o&&!d&&!a?ar(o,c):Gt(0);return{width:n.width*l.x,height:n.height*l.y,x:n.x*l.x-c.scrollLeft*l.x+u.x+f.x,y:n.y*l.y-c.scrollTop*l.y+u.y+f.y}}function sr(e){return e.getClientRects?Array.from(e.getClientRects()):[]}function cr(e){let t=Kn(e),n=e.ownerDocument.body,r=Ht(e.scrollWidth,e.clientWidth,n.scrollWidth,n.clientWidth),i=Ht(e.scrollHeight,e.clientHeight,n.scrollHeight,n.clientHeight),a=-t.scrollLeft+ir(e),o=-t.scrollTop;return Gn(n).direction===`rtl`&&(a+=Ht(e.clientWidth,n.clientWidth)-r),{width:r,height:i,x:a,y:o}}var lr=25;function ur(e,t,n){n===void 0&&(n=`viewport`);let r=n===`layoutViewport`,i=On(e),a=kn(e),o=i.visualViewport,s=a.clientWidth,c=a.clientHeight,l=0,u=0;if(o){let e=!Un()||t===`fixed`;r?e||(l=-o.offsetLeft,u=-o.offsetTop):(s=o.width,c=o.height,e&&(l=o.offsetLeft,u=o.offsetTop))}if(ir(a)<=0){let e=a.ownerDocument,t=e.body,n=getComputedStyle(t),r=e.compatMode===`CSS1Compat`&&parseFloat(n.marginLeft)+parseFloat(n.marginRight)||0,i=Math.abs(a.clientWidth-t.clientWidth-r),o=getComputedStyle(a).scrollbarGutter===`stable both-edges`?i/2:i;o<=lr&&(s-=o)}return{width:s,height:c,x:l,y:u}}function dr(e,t){let n=rr(e,!0,t===`fixed`),r=n.top+e.clientTop,i=n.left+e.clientLeft,a=$n(e);return{width:e.clientWidth*a.x,height:e.clientHeight*a.y,x:i*a.x,y:r*a.y}}function fr(e,t,n){let r;if(t===`viewport`||t===`layoutViewport`)r=ur(e,n,t);else if(t===`document`)r=cr(kn(e));else if(jn(t))r=dr(t,n);else{let n=tr(e);r={x:t.x-n.x,y:t.y-n.y,width:t.width,height:t.height}}return mn(r)}function pr(e,t){let n=t.get(e);if(n)return n;let r=Yn(e,[],!1).filter(e=>jn(e)&&Dn(e)!==`body`),i=null,a=Gn(e).position===`fixed`,o=a?qn(e):e;for(;jn(o)&&!Wn(o);){let e=Gn(o),t=Vn(o),n=i?i.position:a?`fixed`:``;!t&&(n===`fixed`||n===`absolute`&&e.position===`static`)?r=r.filter(e=>e!==o):i=e,o=qn(o)}return t.set(e,r),r}function mr(e){let{element:t,boundary:n,rootBoundary:r,strategy:i}=e,a=[...n===`clippingAncestors`?In(t)?[]:pr(t,this._c):[].concat(n),r],o=fr(t,a[0],i),s=o.top,c=o.right,l=o.bottom,u=o.left;for(let e=1;e<a.length;e++){let n=fr(t,a[e],i);s=Ht(n.top,s),c=Vt(n.right,c),l=Vt(n.bottom,l),u=Ht(n.left,u)}return{width:c-u,height:l-s,x:u,y:s}}function hr(e){let{width:t,height:n}=Zn(e);return{width:t,height:n}}function gr(e,t,n){let r=Mn(t),i=kn(t),a=n===`fixed`,o=rr(e,!0,a,t),s={scrollLeft:0,scrollTop:0},c=Gt(0);if((r||!a)&&((Dn(t)!==`body`||Pn(i))&&(s=Kn(t)),r)){let e=rr(t,!0,a,t);c.x=e.x+t.clientLeft,c.y=e.y+t.clientTop}!r&&i&&(c.x=ir(i));let l=i&&!r&&!a?ar(i,s):Gt(0);return{x:o.left+s.scrollLeft-c.x-l.x,y:o.top+s.scrollTop-c.y-l.y,width:o.width,height:o.height}}function _r(e){return Gn(e).position===`static`}function vr(e,t){if(!Mn(e)||Gn(e).position===`fixed`)return null;if(t)return t(e);let n=e.offsetParent;return kn(e)===n&&(n=n.ownerDocument.body),n}function yr(e,t){let n=On(e);if(In(e))return n;if(!Mn(e)){let t=qn(e);for(;t&&!Wn(t);){if(jn(t)&&!_r(t))return t;t=qn(t)}return n}let r=vr(e,t);for(;r&&Fn(r)&&_r(r);)r=vr(r,t);return r&&Wn(r)&&_r(r)&&!Vn(r)?n:r||Hn(e)||n}var br=async function(e){let t=this.getOffsetParent||yr,n=await(0,this.getDimensions)(e.floating);return{reference:gr(e.reference,await t(e.floating),e.strategy),floating:{x:0,y:0,width:n.width,height:n.height}}};function xr(e){return Gn(e).direction===`rtl`}var Sr={convertOffsetParentRelativeRectToViewportRelativeRect:or,getDocumentElement:kn,getClippingRect:mr,getOffsetParent:yr,getElementRects:br,getClientRects:sr,getDimensions:hr,getScale:$n,isElement:jn,isRTL:xr};function Cr(e,t){return e.x===t.x&&e.y===t.y&&e.width===t.width&&e.height===t.height}function wr(e,t,n){let r=null,i,a=kn(e);function o(){var e;clearTimeout(i),(e=r)==null||e.disconnect(),r=null}function s(n,c){n===void 0&&(n=!1),c===void 0&&(c=1),o();let l=e.getBoundingClientRect(),{left:u,top:d,width:f,height:p}=l;if(n||t(),!f||!p)return;let m=Wt(d),h=Wt(a.clientWidth-(u+f)),g=Wt(a.clientHeight-(d+p)),_=Wt(u),v={rootMargin:-m+`px `+-h+`px `+-g+`px `+-_+`px`,threshold:Ht(0,Vt(1,c))||1},y=!0;function b(t){let n=t[0].intersectionRatio;if(!Cr(l,e.getBoundingClientRect()))return s();if(n!==c){if(!y)return s();n?s(!1,n):i=setTimeout(()=>{s(!1,1e-7)},1e3)}y=!1}try{r=new IntersectionObserver(b,{...v,root:a.ownerDocument})}catch{r=new IntersectionObserver(b,v)}r.observe(e)}let c=On(e),l=()=>s(n);return c.addEventListener(`resize`,l),s(!0),()=>{c.removeEventListener(`resize`,l),o()}}function Tr(e,t,n,r){r===void 0&&(r={});let{ancestorScroll:i=!0,ancestorResize:a=!0,elementResize:o=typeof ResizeObserver==`function`,layoutShift:s=typeof IntersectionObserver==`function`,animationFrame:c=!1}=r,l=Qn(e),u=i||a?[...l?Yn(l):[],...t?Yn(t):[]]:[];u.forEach(e=>{i&&e.addEventListener(`scroll`,n),a&&e.addEventListener(`resize`,n)});let d=l&&s?wr(l,n,a):null,f=-1,p=null;o&&(p=new ResizeObserver(e=>{let[r]=e;r&&r.target===l&&p&&t&&(p.unobserve(t),cancelAnimationFrame(f),f=requestAnimationFrame(()=>{var e;(e=p)==null||e.observe(t)})),n()}),l&&!c&&p.observe(l),t&&p.observe(t));let m,h=c?rr(e):null;c&&g();function g(){let t=rr(e);h&&!Cr(h,t)&&n(),h=t,m=requestAnimationFrame(g)}return n(),()=>{var e;u.forEach(e=>{i&&e.removeEventListener(`scroll`,n),a&&e.removeEventListener(`resize`,n)}),d?.(),(e=p)==null||e.disconnect(),p=null,c&&cancelAnimationFrame(m)}}var Er=Cn,Dr=wn,Or=bn,kr=Tn,Ar=yn,jr=(e,t,n)=>{let r=new Map,i=n??{},a={...Sr,...i.platform,_c:r};return vn(e,t,{...i,platform:a})};function Mr(e){return Pr(e)}function Nr(e){return e.assignedSlot?e.assignedSlot:e.parentNode instanceof ShadowRoot?e.parentNode.host:e.parentNode}function Pr(e){for(let t=e;t;t=Nr(t))if(t instanceof Element&&getComputedStyle(t).display===`none`)return null;for(let t=Nr(e);t;t=Nr(t)){if(!(t instanceof Element))continue;let e=getComputedStyle(t);if(e.display!==`contents`&&(e.position!==`static`||Vn(e)||t.tagName===`BODY`))return t}return null}function Fr(e){return typeof e==`object`&&!!e&&`getBoundingClientRect`in e&&(`contextElement`in e?e instanceof Element:!0)}var Ir=!!globalThis?.HTMLElement?.prototype.hasOwnProperty(`popover`),L=class extends mt{constructor(){super(...arguments),this.localize=new Et(this),this.SUPPORTS_POPOVER=!1,this.active=!1,this.placement=`top`,this.boundary=`viewport`,this.distance=0,this.skidding=0,this.arrow=!1,this.arrowPlacement=`anchor`,this.arrowPadding=10,this.flip=!1,this.flipFallbackPlacements=``,this.flipFallbackStrategy=`best-fit`,this.flipPadding=0,this.shift=!1,this.shiftPadding=0,this.autoSizePadding=0,this.hoverBridge=!1,this.updateHoverBridge=()=>{if(this.hoverBridge&&this.anchorEl&&this.popup){let e=this.anchorEl.getBoundingClientRect(),t=this.popup.getBoundingClientRect(),n=this.placement.includes(`top`)||this.placement.includes(`bottom`),r=0,i=0,a=0,o=0,s=0,c=0,l=0,u=0;n?e.top<t.top?(r=e.left,i=e.bottom,a=e.right,o=e.bottom,s=t.left,c=t.top,l=t.right,u=t.top):(r=t.left,i=t.bottom,a=t.right,o=t.bottom,s=e.left,c=e.top,l=e.right,u=e.top):e.left<t.left?(r=e.right,i=e.top,a=t.left,o=t.top,s=e.right,c=e.bottom,l=t.left,u=t.bottom):(r=t.right,i=t.top,a=e.left,o=e.top,s=t.right,c=t.bottom,l=e.left,u=e.bottom),this.style.setProperty(`--hover-bridge-top-left-x`,`${r}px`),this.style.setProperty(`--hover-bridge-top-left-y`,`${i}px`),this.style.setProperty(`--hover-bridge-top-right-x`,`${a}px`),this.style.setProperty(`--hover-bridge-top-right-y`,`${o}px`),this.style.setProperty(`--hover-bridge-bottom-left-x`,`${s}px`),this.style.setProperty(`--hover-bridge-bottom-left-y`,`${c}px`),this.style.setProperty(`--hover-bridge-bottom-right-x`,`${l}px`),this.style.setProperty(`--hover-bridge-bottom-right-y`,`${u}px`)}}}async connectedCallback(){super.connectedCallback(),await this.updateComplete,this.SUPPORTS_POPOVER=Ir,this.start()}disconnectedCallback(){super.disconnectedCallback(),this.stop()}async updated(e){super.updated(e),e.has(`active`)&&(this.active?this.start():this.stop()),e.has(`anchor`)&&this.handleAnchorChange(),this.active&&(await this.updateComplete,this.reposition())}async handleAnchorChange(){if(await this.stop(),this.anchor&&typeof this.anchor==`string`){let e=this.getRootNode();this.anchorEl=e.getElementById(this.anchor)}else this.anchorEl=this.anchor instanceof Element||Fr(this.anchor)?this.anchor:this.querySelector(`[slot="anchor"]`);this.anchorEl instanceof HTMLSlotElement&&(this.anchorEl=this.anchorEl.assignedElements({flatten:!0})[0]),this.anchorEl&&this.start()}start(){this.anchorEl&&this.active&&this.isConnected&&(this.popup?.showPopover?.(),this.cleanup=Tr(this.anchorEl,this.popup,()=>{this.reposition()}))}async stop(){return new Promise(e=>{this.popup?.hidePopover?.(),this.cleanup?(this.cleanup(),this.cleanup=void 0,this.removeAttribute(`data-current-placement`),this.style.removeProperty(`--auto-size-available-width`),this.style.removeProperty(`--auto-size-available-height`),requestAnimationFrame(()=>e())):e()})}reposition(){if(!this.active||!this.anchorEl||!this.popup)return;let e=[Er({mainAxis:this.distance,crossAxis:this.skidding})];this.sync?e.push(kr({apply:({rects:e})=>{let t=this.sync===`width`||this.sync===`both`,n=this.sync===`height`||this.sync===`both`;this.popup.style.width=t?`${e.reference.width}px`:``,this.popup.style.height=n?`${e.reference.height}px`:``}})):(this.popup.style.width=``,this.popup.style.height=``);let t;this.SUPPORTS_POPOVER&&!Fr(this.anchor)&&this.boundary===`scroll`&&(t=Yn(this.anchorEl).filter(e=>e instanceof Element)),this.flip&&e.push(Or({boundary:this.flipBoundary||t,fallbackPlacements:this.flipFallbackPlacements,fallbackStrategy:this.flipFallbackStrategy===`best-fit`?`bestFit`:`initialPlacement`,padding:this.flipPadding})),this.shift&&e.push(Dr({boundary:this.shiftBoundary||t,padding:this.shiftPadding})),this.autoSize?e.push(kr({boundary:this.autoSizeBoundary||t,padding:this.autoSizePadding,apply:({availableWidth:e,availableHeight:t})=>{this.autoSize===`vertical`||this.autoSize===`both`?this.style.setProperty(`--auto-size-available-height`,`${t}px`):this.style.removeProperty(`--auto-size-available-height`),this.autoSize===`horizontal`||this.autoSize===`both`?this.style.setProperty(`--auto-size-available-width`,`${e}px`):this.style.removeProperty(`--auto-size-available-width`)}})):(this.style.removeProperty(`--auto-size-available-width`),this.style.removeProperty(`--auto-size-available-height`)),this.arrow&&e.push(Ar({element:this.arrowEl,padding:this.arrowPadding}));let n=this.SUPPORTS_POPOVER?e=>Sr.getOffsetParent(e,Mr):Sr.getOffsetParent;jr(this.anchorEl,this.popup,{placement:this.placement,middleware:e,strategy:this.SUPPORTS_POPOVER?`absolute`:`fixed`,platform:{...Sr,getOffsetParent:n}}).then(({x:e,y:t,middlewareData:n,placement:r})=>{let i=this.localize.dir()===`rtl`,a={top:`bottom`,right:`left`,bottom:`top`,left:`right`}[r.split(`-`)[0]];if(this.setAttribute(`data-current-placement`,r),Object.assign(this.popup.style,{left:`${e}px`,top:`${t}px`}),this.arrow){let e=n.arrow.x,t=n.arrow.y,r=``,o=``,s=``,c=``;if(this.arrowPlacement===`start`){let n=typeof e==`number`?`calc(${this.arrowPadding}px - var(--arrow-padding-offset))`:``;r=typeof t==`number`?`calc(${this.arrowPadding}px - var(--arrow-padding-offset))`:``,o=i?n:``,c=i?``:n}else if(this.arrowPlacement===`end`){let n=typeof e==`number`?`calc(${this.arrowPadding}px - var(--arrow-padding-offset))`:``;o=i?``:n,c=i?n:``,s=typeof t==`number`?`calc(${this.arrowPadding}px - var(--arrow-padding-offset))`:``}else this.arrowPlacement===`center`?(c=typeof e==`number`?`calc(50% - var(--arrow-size-diagonal))`:``,r=typeof t==`number`?`calc(50% - var(--arrow-size-diagonal))`:``):(c=typeof e==`number`?`${e}px`:``,r=typeof t==`number`?`${t}px`:``);Object.assign(this.arrowEl.style,{top:r,right:o,bottom:s,left:c,[a]:`calc(var(--arrow-base-offset) - var(--arrow-size-diagonal))`})}}),requestAnimationFrame(()=>this.updateHoverBridge()),this.dispatchEvent(new zt)}render(){return j`
      <slot name="anchor" @slotchange=${this.handleAnchorChange}></slot>

      <span
        part="hover-bridge"
        class=${At({"popup-hover-bridge":!0,"popup-hover-bridge-visible":this.hoverBridge&&this.active})}
      ></span>

      <div
        popover="manual"
        part="popup"
        class=${At({popup:!0,"popup-active":this.active,"popup-fixed":!this.SUPPORTS_POPOVER,"popup-has-arrow":this.arrow})}
      >
        <slot></slot>
        ${this.arrow?j`<div part="arrow" class="arrow" role="presentation"></div>`:``}
      </div>
    `}};L.css=Bt,I([P(`.popup`)],L.prototype,`popup`,2),I([P(`.arrow`)],L.prototype,`arrowEl`,2),I([N({attribute:!1,type:Boolean})],L.prototype,`SUPPORTS_POPOVER`,2),I([N()],L.prototype,`anchor`,2),I([N({type:Boolean,reflect:!0})],L.prototype,`active`,2),I([N({reflect:!0})],L.prototype,`placement`,2),I([N()],L.prototype,`boundary`,2),I([N({type:Number})],L.prototype,`distance`,2),I([N({type:Number})],L.prototype,`skidding`,2),I([N({type:Boolean})],L.prototype,`arrow`,2),I([N({attribute:`arrow-placement`})],L.prototype,`arrowPlacement`,2),I([N({attribute:`arrow-padding`,type:Number})],L.prototype,`arrowPadding`,2),I([N({type:Boolean})],L.prototype,`flip`,2),I([N({attribute:`flip-fallback-placements`,converter:{fromAttribute:e=>e.split(` `).map(e=>e.trim()).filter(e=>e!==``),toAttribute:e=>e.join(` `)}})],L.prototype,`flipFallbackPlacements`,2),I([N({attribute:`flip-fallback-strategy`})],L.prototype,`flipFallbackStrategy`,2),I([N({type:Object})],L.prototype,`flipBoundary`,2),I([N({attribute:`flip-padding`,type:Number})],L.prototype,`flipPadding`,2),I([N({type:Boolean})],L.prototype,`shift`,2),I([N({type:Object})],L.prototype,`shiftBoundary`,2),I([N({attribute:`shift-padding`,type:Number})],L.prototype,`shiftPadding`,2),I([N({attribute:`auto-size`})],L.prototype,`autoSize`,2),I([N()],L.prototype,`sync`,2),I([N({type:Object})],L.prototype,`autoSizeBoundary`,2),I([N({attribute:`auto-size-padding`,type:Number})],L.prototype,`autoSizePadding`,2),I([N({attribute:`hover-bridge`,type:Boolean})],L.prototype,`hoverBridge`,2),L=I([Ne(`wa-popup`)],L);var Lr=[];function Rr(e){zr(e),Lr.push(e)}function zr(e){for(let t=Lr.length-1;t>=0;t--)if(Lr[t]===e){Lr.splice(t,1);break}}function Br(e){return Lr.length>0&&Lr[Lr.length-1]===e}function Vr(e,t){return new Promise(n=>{function r(i){i.target===e&&(e.removeEventListener(t,r),n())}e.addEventListener(t,r)})}function Hr(e,t){for(;t;){if(t===e)return!0;t=t instanceof Element&&t.assignedSlot?t.assignedSlot:t.parentNode?t.parentNode:t instanceof ShadowRoot?t.host:null}return!1}var Ur=class extends mt{constructor(){super(...arguments),this.dismissedByPress=!1,this.placement=`top`,this.disabled=!1,this.distance=8,this.open=!1,this.skidding=0,this.showDelay=150,this.hideDelay=0,this.trigger=`hover focus`,this.withoutArrow=!1,this.for=null,this.anchor=null,this.eventController=new AbortController,this.handleBlur=()=>{this.dismissedByPress=!1,this.hasTrigger(`focus`)&&this.hide()},this.handleClick=()=>{this.hasTrigger(`click`)?this.open?this.hide():this.show():this.hasTrigger(`manual`)||this.lightDismiss()},this.handleFocus=()=>{this.dismissedByPress||this.hasTrigger(`focus`)&&this.show()},this.handleMouseDown=()=>{this.hasTrigger(`click`)||this.hasTrigger(`manual`)||this.lightDismiss()},this.handleDocumentKeyDown=e=>{this.hasTrigger(`manual`)||e.key===`Escape`&&this.open&&Br(this)&&(e.preventDefault(),e.stopPropagation(),this.hide())},this.handleDocumentClick=e=>{this.hasTrigger(`manual`)||this.anchor&&e.composedPath().includes(this.anchor)||this.hide()},this.handleMouseOver=()=>{this.dismissedByPress||this.hasTrigger(`hover`)&&(clearTimeout(this.hoverTimeout),this.hoverTimeout=window.setTimeout(()=>this.show(),this.showDelay))},this.handleMouseOut=e=>{let t=e.relatedTarget,n=!!(t&&this.anchor&&Hr(this.anchor,t)),r=!!(t&&Hr(this,t));n||r||(this.dismissedByPress=!1,this.hasTrigger(`hover`)&&(clearTimeout(this.hoverTimeout),this.hoverTimeout=window.setTimeout(()=>{this.hide()},this.hideDelay)))}}connectedCallback(){super.connectedCallback(),typeof document<`u`&&(this.eventController.signal.aborted&&(this.eventController=new AbortController),this.addEventListener(`mouseout`,this.handleMouseOut),this.dismissedByPress=!1,this.open&&(this.open=!1,this.updateComplete.then(()=>{this.open=!0})),this.id||=Xe(`wa-tooltip-`),this.for&&this.anchor?(this.anchor=null,this.handleForChange()):this.for&&this.handleForChange())}disconnectedCallback(){super.disconnectedCallback(),document.removeEventListener(`keydown`,this.handleDocumentKeyDown),document.removeEventListener(`click`,this.handleDocumentClick),zr(this),this.eventController.abort(),this.anchor&&this.removeFromAriaLabelledBy(this.anchor,this.id)}firstUpdated(e){this.body.hidden=!this.open,this.open&&(this.popup.active=!0,this.popup.reposition()),super.firstUpdated(e)}lightDismiss(){clearTimeout(this.hoverTimeout),this.dismissedByPress=!0,this.hide()}hasTrigger(e){return this.trigger.split(` `).includes(e)}addToAriaLabelledBy(e,t){let n=(e.getAttribute(`aria-labelledby`)||``).split(/\s+/).filter(Boolean);n.includes(t)||(n.push(t),e.setAttribute(`aria-labelledby`,n.join(` `)))}removeFromAriaLabelledBy(e,t){let n=(e.getAttribute(`aria-labelledby`)||``).split(/\s+/).filter(Boolean).filter(e=>e!==t);n.length>0?e.setAttribute(`aria-labelledby`,n.join(` `)):e.removeAttribute(`aria-labelledby`)}async handleOpenChange(){if(this.open){if(this.disabled)return;let e=new Ft;if(this.dispatchEvent(e),e.defaultPrevented){this.open=!1;return}this.hasTrigger(`manual`)||(document.addEventListener(`keydown`,this.handleDocumentKeyDown,{signal:this.eventController.signal}),document.addEventListener(`click`,this.handleDocumentClick,{signal:this.eventController.signal}),Rr(this)),this.body.hidden=!1,this.popup.active=!0,await Qe(this.popup.popup,`show-with-scale`),this.popup.reposition(),this.dispatchEvent(new Rt)}else{let e=new It;if(this.dispatchEvent(e),e.defaultPrevented){this.open=!0;return}document.removeEventListener(`keydown`,this.handleDocumentKeyDown),document.removeEventListener(`click`,this.handleDocumentClick),zr(this),await Qe(this.popup.popup,`hide-with-scale`),this.popup.active=!1,this.body.hidden=!0,this.dispatchEvent(new Lt)}}handleForChange(){let e=this.getRootNode?.();if(!e)return;let t=this.for?e.getElementById?.(this.for):null,n=this.anchor;if(t===n)return;this.dismissedByPress=!1;let{signal:r}=this.eventController;t&&(this.addToAriaLabelledBy(t,this.id),t.addEventListener(`blur`,this.handleBlur,{capture:!0,signal:r}),t.addEventListener(`focus`,this.handleFocus,{capture:!0,signal:r}),t.addEventListener(`click`,this.handleClick,{signal:r}),t.addEventListener(`mousedown`,this.handleMouseDown,{signal:r}),t.addEventListener(`mouseover`,this.handleMouseOver,{signal:r}),t.addEventListener(`mouseout`,this.handleMouseOut,{signal:r})),n&&(this.removeFromAriaLabelledBy(n,this.id),n.removeEventListener(`blur`,this.handleBlur,{capture:!0}),n.removeEventListener(`focus`,this.handleFocus,{capture:!0}),n.removeEventListener(`click`,this.handleClick),n.removeEventListener(`mousedown`,this.handleMouseDown),n.removeEventListener(`mouseover`,this.handleMouseOver),n.removeEventListener(`mouseout`,this.handleMouseOut)),this.anchor=t}async handleOptionsChange(){this.hasUpdated&&(await this.updateComplete,this.popup.reposition())}handleDisabledChange(){this.disabled&&this.open&&this.hide()}async show(){if(!this.open)return this.open=!0,Vr(this,`wa-after-show`)}async hide(){if(this.open)return this.open=!1,Vr(this,`wa-after-hide`)}render(){return j`
      <wa-popup
        part="base tooltip"
        exportparts="
          popup:base__popup,
          arrow:base__arrow
        "
        class=${At({tooltip:!0,"tooltip-open":this.open})}
        placement=${this.placement}
        distance=${this.distance}
        skidding=${this.skidding}
        flip
        shift
        ?arrow=${!this.withoutArrow}
        hover-bridge
        .anchor=${this.anchor}
      >
        <div part="body" class="body">
          <slot></slot>
        </div>
      </wa-popup>
    `}};Ur.css=Pt,Ur.dependencies={"wa-popup":L},I([P(`slot:not([name])`)],Ur.prototype,`defaultSlot`,2),I([P(`.body`)],Ur.prototype,`body`,2),I([P(`wa-popup`)],Ur.prototype,`popup`,2),I([N()],Ur.prototype,`placement`,2),I([N({type:Boolean,reflect:!0})],Ur.prototype,`disabled`,2),I([N({type:Number})],Ur.prototype,`distance`,2),I([N({type:Boolean,reflect:!0})],Ur.prototype,`open`,2),I([N({type:Number})],Ur.prototype,`skidding`,2),I([N({attribute:`show-delay`,type:Number})],Ur.prototype,`showDelay`,2),I([N({attribute:`hide-delay`,type:Number})],Ur.prototype,`hideDelay`,2),I([N()],Ur.prototype,`trigger`,2),I([N({attribute:`without-arrow`,type:Boolean,reflect:!0})],Ur.prototype,`withoutArrow`,2),I([N()],Ur.prototype,`for`,2),I([Ie()],Ur.prototype,`anchor`,2),I([F(`open`,{waitUntilFirstUpdate:!0})],Ur.prototype,`handleOpenChange`,1),I([F(`for`)],Ur.prototype,`handleForChange`,1),I([F([`distance`,`placement`,`skidding`])],Ur.prototype,`handleOptionsChange`,1),I([F(`disabled`)],Ur.prototype,`handleDisabledChange`,1),Ur=I([Ne(`wa-tooltip`)],Ur);var Wr=class extends Event{constructor(){super(`wa-load`,{bubbles:!0,cancelable:!1,composed:!0})}},Gr=s`
  :host {
    --primary-color: currentColor;
    --primary-opacity: 1;
    --secondary-color: currentColor;
    --secondary-opacity: 0.4;
    --rotate-angle: 0deg;

    box-sizing: content-box;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    vertical-align: -0.125em;
  }

  /* #region Canvas — the box the icon is centered within (mirrors Font Awesome's icon canvas). Orthogonal to font-size. */

  /* Fixed width (default): 1.25em × 1em (20 × 16px) */
  :host(:not([canvas])),
  :host([canvas='fixed']) {
    width: 1.25em;
    height: 1em;
    min-width: 1.25em; /* <-- this is what Safari respects for intrinsic */
    min-height: 1em;
  }

  /* Auto: hug the icon's width. \`auto-width\` is the deprecated alias for canvas="auto". */
  :host([canvas='auto']),
  :host([auto-width]:not([canvas])) {
    width: auto;
    height: 1em;
  }

  /* Square: 1.25em × 1.25em (20 × 20px) */
  :host([canvas='square']) {
    width: 1.25em;
    height: 1.25em;
    min-width: 1.25em;
    min-height: 1.25em;
  }

  /* Roomy: 1.5em × 1.5em (24 × 24px) */
  :host([canvas='roomy']) {
    width: 1.5em;
    height: 1.5em;
    min-width: 1.5em;
    min-height: 1.5em;
  }

  /* #endregion */

  svg {
    /* NOTE: Avoid setting fill here. A stylesheet rule beats SVG presentation attributes, breaking stroke-based
       libraries like Lucide (fill="none" stroke="currentColor") and attribute-based mutators (issue #1733). The default
       library applies fill="currentColor" in its mutator instead. */
    height: 1em;
    overflow: visible;
    width: auto;

    /* Duotone colors with path-specific opacity fallback */
    path[data-duotone-primary] {
      color: var(--primary-color);
      opacity: var(--path-opacity, var(--primary-opacity));
    }

    path[data-duotone-secondary] {
      color: var(--secondary-color);
      opacity: var(--path-opacity, var(--secondary-opacity));
    }
  }

  /* Rotation */
  :host([rotate]) {
    transform: rotate(var(--rotate-angle, 0deg));
  }

  /* Flipping */
  :host([flip='x']) {
    transform: scaleX(-1);
  }
  :host([flip='y']) {
    transform: scaleY(-1);
  }
  :host([flip='both']) {
    transform: scale(-1, -1);
  }

  /* Rotation and Flipping combined */
  :host([rotate][flip='x']) {
    transform: rotate(var(--rotate-angle, 0deg)) scaleX(-1);
  }
  :host([rotate][flip='y']) {
    transform: rotate(var(--rotate-angle, 0deg)) scaleY(-1);
  }
  :host([rotate][flip='both']) {
    transform: rotate(var(--rotate-angle, 0deg)) scale(-1, -1);
  }

  /* #region Animations — ported from Font Awesome 7.3 (--fa-* props mapped to wa-icon's --* names) */

  :host([animation='beat']) {
    animation-name: beat;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 1s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, ease-in-out);
  }

  :host([animation='bounce']) {
    animation-name: bounce;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 1s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, cubic-bezier(0.28, 0.84, 0.42, 1));
  }

  :host([animation='fade']) {
    animation-name: fade;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 1s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, ease-in-out);
  }

  :host([animation='beat-fade']) {
    animation-name: beat-fade;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 1s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, ease-in-out);
  }

  :host([animation='flip']) {
    animation-name: flip;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 1.5s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, ease-in-out);
  }

  :host([animation='flip-360']) {
    animation-name: flip-360;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 1s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, ease-in-out);
  }

  :host([animation='shake']) {
    animation-name: shake;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 0.75s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, ease-in-out);
  }

  :host([animation='spin']) {
    animation-name: spin;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 2s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, linear);
  }

  :host([animation='spin-pulse']) {
    animation-name: spin;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 1s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, steps(8));
  }

  /* spin-reverse is FA's reverse modifier expressed as a standalone value; reverse any spin via --animation-direction: reverse */
  :host([animation='spin-reverse']) {
    animation-name: spin;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, reverse);
    animation-duration: var(--animation-duration, 2s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, linear);
  }

  :host([animation='spin-snap']) {
    animation-name: spin-snap;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 3s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, linear);
  }

  :host([animation='spin-snap-4']) {
    animation-name: spin-snap-4;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 2.4s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, linear);
  }

  :host([animation='spin-snap-8']) {
    animation-name: spin-snap-8;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 4s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, linear);
  }

  :host([animation='buzz']) {
    animation-name: buzz;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 0.6s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, linear);
  }

  :host([animation='wag']) {
    animation-name: wag;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 0.9s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, ease-out);
    transform-origin: bottom center;
  }

  :host([animation='float']) {
    animation-name: float;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 3s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, ease-in-out);
    will-change: transform;
  }

  :host([animation='swing']) {
    animation-name: swing;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 1.2s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, ease-out);
    transform-origin: top center;
  }

  :host([animation='jello']) {
    animation-name: jello;
    animation-delay: var(--animation-delay, 0s);
    animation-direction: var(--animation-direction, normal);
    animation-duration: var(--animation-duration, 0.9s);
    animation-iteration-count: var(--animation-iteration-count, infinite);
    animation-timing-function: var(--animation-timing, ease-out);
  }

  @media (prefers-reduced-motion: reduce) {
    :host([animation='beat']),
    :host([animation='bounce']),
    :host([animation='fade']),
    :host([animation='beat-fade']),
    :host([animation='flip']),
    :host([animation='flip-360']),
    :host([animation='shake']),
    :host([animation='spin']),
    :host([animation='spin-pulse']),
    :host([animation='spin-reverse']),
    :host([animation='spin-snap']),
    :host([animation='spin-snap-4']),
    :host([animation='spin-snap-8']),
    :host([animation='buzz']),
    :host([animation='wag']),
    :host([animation='float']),
    :host([animation='swing']),
    :host([animation='jello']) {
      animation: none !important;
      transition: none !important;
    }
  }

  /* #endregion */

  /* #region Keyframes — ported verbatim from Font Awesome 7.3 */

  @keyframes beat {
    0% {
      transform: scale(1);
    }
    25% {
      transform: scale(calc(1.25 * var(--beat-scale, 1.25)));
    }
    45% {
      transform: scale(calc(1.22 * var(--beat-scale, 1.22)));
    }
    65% {
      transform: scale(calc(1.25 * var(--beat-scale, 1.25)));
    }
    90% {
      transform: scale(1);
    }
  }

  @keyframes bounce {
    0% {
      transform: scale(1, 1) translateY(0);
      /* No fallback by design (ported from FA 7.3): the first segment uses the user's --animation-timing or the CSS
         initial ease, while the explicit cubic-beziers on later stops drive the bounce physics. */
      animation-timing-function: var(--animation-timing);
    }
    14% {
      transform: scale(var(--bounce-start-scale-x, 1.06), var(--bounce-start-scale-y, 0.94))
        translateY(var(--bounce-anticipation, 3px));
      animation-timing-function: cubic-bezier(0.33, 0, 0.66, 0.33);
    }
    32% {
      transform: scale(var(--bounce-jump-scale-x, 0.94), var(--bounce-jump-scale-y, 1.12))
        translateY(calc(-1 * var(--bounce-height, 0.5em)));
      animation-timing-function: cubic-bezier(0.33, 0.66, 0.66, 1);
    }
    52% {
      transform: scale(1, 1) translateY(calc(-1 * var(--bounce-height, 0.5em) * 1.1));
      animation-timing-function: cubic-bezier(0.5, 0, 1, 0.5);
    }
    70% {
      transform: scale(var(--bounce-land-scale-x, 1.06), var(--bounce-land-scale-y, 0.92)) translateY(0);
      animation-timing-function: cubic-bezier(0.33, 0.33, 0.66, 1);
    }
    85% {
      transform: scale(0.98, 1.04) translateY(calc(-2px * var(--bounce-rebound, 1)));
      animation-timing-function: cubic-bezier(0.33, 0, 0.66, 1);
    }
    100% {
      transform: scale(1, 1) translateY(0);
    }
  }

  @keyframes fade {
    0% {
      opacity: 1;
      transform: scale(1);
      animation-timing-function: cubic-bezier(0.2, 0, 0.4, 1);
    }
    40% {
      opacity: var(--fade-opacity, 0.4);
      transform: scale(0.98);
      animation-timing-function: cubic-bezier(0.4, 0, 0.6, 1);
    }
    100% {
      opacity: 1;
      transform: scale(1);
    }
  }

  @keyframes beat-fade {
    0% {
      opacity: var(--beat-fade-opacity, 0.4);
      transform: scale(1);
      animation-timing-function: cubic-bezier(0.2, 0, 0.4, 1);
    }
    25% {
      opacity: calc(var(--beat-fade-opacity, 0.4) + 0.4);
      transform: scale(var(--beat-fade-scale, 1.28));
      animation-timing-function: cubic-bezier(0.4, 0, 0.6, 1);
    }
    45% {
      opacity: 1;
      transform: scale(var(--beat-fade-scale, 1.25));
      animation-timing-function: cubic-bezier(0.4, 0, 0.2, 1);
    }
    65% {
      opacity: calc(var(--beat-fade-opacity, 0.4) + 0.4);
      transform: scale(var(--beat-fade-scale, 1.28));
      animation-timing-function: cubic-bezier(0.4, 0, 0.6, 1);
    }
    100% {
      opacity: var(--beat-fade-opacity, 0.4);
      transform: scale(1);
    }
  }

  @keyframes flip {
    0% {
      transform: perspective(2em) scale(1) rotate3d(var(--flip-x, 0), var(--flip-y, 1), var(--flip-z, 0), 0deg);
      animation-timing-function: cubic-bezier(0.2, 0, 0.4, 1);
    }
    8% {
      transform: perspective(2em) scale(var(--flip-anticipation-scale, 0.95))
        rotate3d(var(--flip-x, 0), var(--flip-y, 1), var(--flip-z, 0), 0deg);
      animation-timing-function: cubic-bezier(0.33, 0, 0.66, 0.33);
    }
    35% {
      transform: perspective(2em) scale(1)
        rotate3d(var(--flip-x, 0), var(--flip-y, 1), var(--flip-z, 0), calc(var(--flip-angle, -360deg) * 0.6));
      animation-timing-function: linear;
    }
    65% {
      transform: perspective(2em) scale(1)
        rotate3d(var(--flip-x, 0), var(--flip-y, 1), var(--flip-z, 0), calc(var(--flip-angle, -360deg) * 0.5));
      animation-timing-function: cubic-bezier(0.33, 0.66, 0.66, 1);
    }
    92% {
      transform: perspective(2em) scale(1)
        rotate3d(
          var(--flip-x, 0),
          var(--flip-y, 1),
          var(--flip-z, 0),
          calc(var(--flip-angle, -360deg) * var(--flip-overshoot, 1.04))
        );
      animation-timing-function: cubic-bezier(0.33, 0, 0.66, 1);
    }
    100% {
      transform: perspective(2em) scale(1)
        rotate3d(var(--flip-x, 0), var(--flip-y, 1), var(--flip-z, 0), var(--flip-angle, -360deg));
    }
  }

  @keyframes flip-360 {
    0% {
      transform: perspective(2em) scale(1) rotate3d(var(--flip-x, 0), var(--flip-y, 1), var(--flip-z, 0), 0deg);
      animation-timing-function: cubic-bezier(0.2, 0, 0.4, 1);
    }
    8% {
      transform: perspective(2em) scale(var(--flip-anticipation-scale, 0.95))
        rotate3d(var(--flip-x, 0), var(--flip-y, 1), var(--flip-z, 0), 0deg);
      animation-timing-function: cubic-bezier(0.33, 0, 0.66, 0.33);
    }
    50% {
      transform: perspective(2em) scale(1)
        rotate3d(var(--flip-x, 0), var(--flip-y, 1), var(--flip-z, 0), calc(var(--flip-angle, -360deg) * 0.6));
      animation-timing-function: cubic-bezier(0.33, 0.66, 0.66, 1);
    }
    80% {
      transform: perspective(2em) scale(1)
        rotate3d(
          var(--flip-x, 0),
          var(--flip-y, 1),
          var(--flip-z, 0),
          calc(var(--flip-angle, -360deg) * var(--flip-overshoot, 1.04))
        );
      animation-timing-function: cubic-bezier(0.33, 0, 0.66, 1);
    }
    100% {
      transform: perspective(2em) scale(1)
        rotate3d(var(--flip-x, 0), var(--flip-y, 1), var(--flip-z, 0), var(--flip-angle, -360deg));
    }
  }

  @keyframes shake {
    0% {
      transform: rotate(0deg);
      animation-timing-function: cubic-bezier(0.2, 0, 0.8, 1);
    }
    8% {
      transform: rotate(35deg) translateX(1px);
      animation-timing-function: cubic-bezier(0.3, 0, 0.7, 1);
    }
    20% {
      transform: rotate(-22deg) translateX(-1px);
      animation-timing-function: cubic-bezier(0.3, 0, 0.7, 1);
    }
    35% {
      transform: rotate(15deg) translateX(1px);
      animation-timing-function: cubic-bezier(0.3, 0, 0.7, 1);
    }
    50% {
      transform: rotate(-9deg);
      animation-timing-function: cubic-bezier(0.4, 0, 0.6, 1);
    }
    65% {
      transform: rotate(5deg);
      animation-timing-function: cubic-bezier(0.4, 0, 0.6, 1);
    }
    78% {
      transform: rotate(-3deg);
      animation-timing-function: cubic-bezier(0.4, 0, 0.6, 1);
    }
    90% {
      transform: rotate(1deg);
      animation-timing-function: cubic-bezier(0.4, 0, 0.2, 1);
    }
    100% {
      transform: rotate(0deg);
    }
  }

  @keyframes spin {
    0% {
      transform: rotate(0deg);
    }
    100% {
      transform: rotate(360deg);
    }
  }

  @keyframes spin-snap {
    0% {
      transform: rotate(0deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    12% {
      transform: rotate(60deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    16.67% {
      transform: rotate(60deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    28.67% {
      transform: rotate(120deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    33.33% {
      transform: rotate(120deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    45.33% {
      transform: rotate(180deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    50% {
      transform: rotate(180deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    62% {
      transform: rotate(240deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    66.67% {
      transform: rotate(240deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    78.67% {
      transform: rotate(300deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    83.33% {
      transform: rotate(300deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    95.33% {
      transform: rotate(360deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    100% {
      transform: rotate(360deg);
    }
  }

  @keyframes spin-snap-4 {
    0% {
      transform: rotate(0deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    15% {
      transform: rotate(90deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    25% {
      transform: rotate(90deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    40% {
      transform: rotate(180deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    50% {
      transform: rotate(180deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    65% {
      transform: rotate(270deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    75% {
      transform: rotate(270deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    90% {
      transform: rotate(360deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    100% {
      transform: rotate(360deg);
    }
  }

  @keyframes spin-snap-8 {
    0% {
      transform: rotate(0deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    9% {
      transform: rotate(45deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    12.5% {
      transform: rotate(45deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    21.5% {
      transform: rotate(90deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    25% {
      transform: rotate(90deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    34% {
      transform: rotate(135deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    37.5% {
      transform: rotate(135deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    46.5% {
      transform: rotate(180deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    50% {
      transform: rotate(180deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    59% {
      transform: rotate(225deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    62.5% {
      transform: rotate(225deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    71.5% {
      transform: rotate(270deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    75% {
      transform: rotate(270deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    84% {
      transform: rotate(315deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    87.5% {
      transform: rotate(315deg);
      animation-timing-function: cubic-bezier(0, 0, 0.2, 1);
    }
    96.5% {
      transform: rotate(360deg);
      animation-timing-function: cubic-bezier(0.8, 0, 1, 1);
    }
    100% {
      transform: rotate(360deg);
    }
  }

  @keyframes buzz {
    0% {
      transform: translateX(0) rotate(0deg);
      animation-timing-function: cubic-bezier(0.1, 0, 0.9, 1);
    }
    5% {
      transform: translateX(var(--buzz-distance, 4px)) rotate(0.5deg);
    }
    10% {
      transform: translateX(calc(-1 * var(--buzz-distance, 4px))) rotate(-0.5deg);
    }
    15% {
      transform: translateX(var(--buzz-distance, 4px)) rotate(0.3deg);
    }
    20% {
      transform: translateX(calc(-1 * var(--buzz-distance, 4px))) rotate(-0.3deg);
    }
    25% {
      transform: translateX(calc(var(--buzz-distance, 4px) * 0.7)) rotate(0.2deg);
    }
    30% {
      transform: translateX(calc(-1 * var(--buzz-distance, 4px) * 0.7)) rotate(-0.2deg);
    }
    35% {
      transform: translateX(calc(var(--buzz-distance, 4px) * 0.4)) rotate(0.1deg);
    }
    40% {
      transform: translateX(0) rotate(0deg);
    }
    100% {
      transform: translateX(0) rotate(0deg);
    }
  }

  @keyframes wag {
    0% {
      transform: rotate(0deg);
      animation-timing-function: cubic-bezier(0.2, 0, 0.6, 1);
    }
    12% {
      transform: rotate(var(--wag-angle, 12deg));
      animation-timing-function: cubic-bezier(0.4, 0, 0.2, 1);
    }
    24% {
      transform: rotate(2deg);
      animation-timing-function: cubic-bezier(0.2, 0, 0.6, 1);
    }
    36% {
      transform: rotate(calc(var(--wag-angle, 12deg) * 0.85));
      animation-timing-function: cubic-bezier(0.4, 0, 0.2, 1);
    }
    48% {
      transform: rotate(1deg);
      animation-timing-function: cubic-bezier(0.2, 0, 0.6, 1);
    }
    58% {
      transform: rotate(calc(var(--wag-angle, 12deg) * 0.6));
      animation-timing-function: cubic-bezier(0.4, 0, 0.2, 1);
    }
    68% {
      transform: rotate(0deg);
    }
    100% {
      transform: rotate(0deg);
    }
  }

  @keyframes float {
    0% {
      transform: translateY(0) translateX(0) rotate(0deg)
        scale(var(--float-squash-x, 1.02), var(--float-squash-y, 0.98));
      animation-timing-function: cubic-bezier(0.33, 0, 0.66, 0.33);
    }
    15% {
      transform: translateY(calc(-0.4 * var(--float-height, 6px))) translateX(var(--float-drift, 1px))
        rotate(var(--float-tilt, 1deg)) scale(1, 1);
      animation-timing-function: cubic-bezier(0.33, 0.66, 0.66, 1);
    }
    35% {
      transform: translateY(calc(-1 * var(--float-height, 6px))) translateX(0) rotate(0deg)
        scale(var(--float-stretch-x, 0.98), var(--float-stretch-y, 1.03));
      animation-timing-function: cubic-bezier(0.5, 0, 0.5, 0);
    }
    50% {
      transform: translateY(calc(-0.92 * var(--float-height, 6px))) translateX(calc(-0.5 * var(--float-drift, 1px)))
        rotate(calc(-0.5 * var(--float-tilt, 1deg))) scale(0.995, 1.01);
      animation-timing-function: cubic-bezier(0.33, 0, 0.66, 0.33);
    }
    70% {
      transform: translateY(calc(-0.3 * var(--float-height, 6px))) translateX(calc(-1 * var(--float-drift, 1px)))
        rotate(calc(-1 * var(--float-tilt, 1deg))) scale(1, 1);
      animation-timing-function: cubic-bezier(0.33, 0.66, 0.66, 1);
    }
    90% {
      transform: translateY(calc(0.05 * var(--float-height, 6px))) translateX(0) rotate(0deg)
        scale(var(--float-squash-x, 1.02), var(--float-squash-y, 0.98));
      animation-timing-function: cubic-bezier(0.33, 0, 0.66, 1);
    }
    100% {
      transform: translateY(0) translateX(0) rotate(0deg)
        scale(var(--float-squash-x, 1.02), var(--float-squash-y, 0.98));
    }
  }

  @keyframes swing {
    0% {
      transform: rotate(0deg);
      animation-timing-function: cubic-bezier(0.2, 0, 0.8, 1);
    }
    8% {
      transform: rotate(var(--swing-angle, 22deg));
      animation-timing-function: cubic-bezier(0.3, 0, 0.7, 1);
    }
    18% {
      transform: rotate(calc(-1 * var(--swing-angle, 22deg) * 0.85));
      animation-timing-function: cubic-bezier(0.3, 0, 0.7, 1);
    }
    28% {
      transform: rotate(calc(var(--swing-angle, 22deg) * 0.65));
      animation-timing-function: cubic-bezier(0.35, 0, 0.65, 1);
    }
    38% {
      transform: rotate(calc(-1 * var(--swing-angle, 22deg) * 0.45));
      animation-timing-function: cubic-bezier(0.4, 0, 0.6, 1);
    }
    48% {
      transform: rotate(calc(var(--swing-angle, 22deg) * 0.25));
      animation-timing-function: cubic-bezier(0.4, 0, 0.6, 1);
    }
    56% {
      transform: rotate(calc(-1 * var(--swing-angle, 22deg) * 0.1));
      animation-timing-function: cubic-bezier(0.4, 0, 0.6, 1);
    }
    64% {
      transform: rotate(0deg);
    }
    100% {
      transform: rotate(0deg);
    }
  }

  @keyframes jello {
    0% {
      transform: scale(1, 1);
      animation-timing-function: cubic-bezier(0.2, 0, 0.8, 1);
    }
    12% {
      transform: scale(var(--jello-scale-x, 1.15), calc(2 - var(--jello-scale-x, 1.15)));
      animation-timing-function: cubic-bezier(0.3, 0, 0.7, 1);
    }
    24% {
      transform: scale(calc(2 - var(--jello-scale-y, 1.12)), var(--jello-scale-y, 1.12));
      animation-timing-function: cubic-bezier(0.3, 0, 0.7, 1);
    }
    36% {
      transform: scale(
        calc(1 + (var(--jello-scale-x, 1.15) - 1) * 0.5),
        calc(2 - (1 + (var(--jello-scale-x, 1.15) - 1) * 0.5))
      );
      animation-timing-function: cubic-bezier(0.4, 0, 0.6, 1);
    }
    48% {
      transform: scale(
        calc(2 - (1 + (var(--jello-scale-y, 1.12) - 1) * 0.3)),
        calc(1 + (var(--jello-scale-y, 1.12) - 1) * 0.3)
      );
      animation-timing-function: cubic-bezier(0.4, 0, 0.6, 1);
    }
    58% {
      transform: scale(1.02, 0.98);
      animation-timing-function: cubic-bezier(0.4, 0, 0.2, 1);
    }
    68% {
      transform: scale(1, 1);
    }
    100% {
      transform: scale(1, 1);
    }
  }

  /* #endregion */
`,Kr=``,qr=``;function Jr(){return Kr.replace(/\/$/,``)}function Yr(e){qr=e}function Xr(){if(!qr){let e=document.querySelector(`[data-fa-kit-code]`);e&&Yr(e.getAttribute(`data-fa-kit-code`)||``)}return qr}var Zr=`7.3.0`;function Qr(e,t,n){let r=`solid`;return t===`chisel`&&(r=`chisel-regular`),t===`etch`&&(r=`etch-solid`),t===`graphite`&&(r=`graphite-thin`),t===`jelly`&&(r=`jelly-regular`,n===`duo-regular`&&(r=`jelly-duo-regular`),n===`fill-regular`&&(r=`jelly-fill-regular`)),t===`jelly-duo`&&(r=`jelly-duo-regular`),t===`jelly-fill`&&(r=`jelly-fill-regular`),t===`notdog`&&(n===`solid`&&(r=`notdog-solid`),n===`duo-solid`&&(r=`notdog-duo-solid`)),t===`notdog-duo`&&(r=`notdog-duo-solid`),t===`slab`&&((n===`solid`||n===`regular`)&&(r=`slab-regular`),n===`press-regular`&&(r=`slab-press-regular`)),t===`slab-press`&&(r=`slab-press-regular`),t===`slab-duo`&&(r=`slab-duo-regular`),t===`slab-press-duo`&&(r=`slab-press-duo-regular`),t===`thumbprint`&&(r=`thumbprint-light`),t===`utility`&&(r=`utility-semibold`),t===`utility-duo`&&(r=`utility-duo-semibold`),t===`utility-fill`&&(r=`utility-fill-semibold`),t===`whiteboard`&&(r=`whiteboard-semibold`),t===`mosaic`&&(r=`mosaic-solid`),t===`pixel`&&(r=`pixel-regular`),t===`vellum`&&(r=`vellum-solid`),t===`classic`&&(n===`thin`&&(r=`thin`),n===`light`&&(r=`light`),n===`regular`&&(r=`regular`),n===`solid`&&(r=`solid`)),t===`duotone`&&(n===`thin`&&(r=`duotone-thin`),n===`light`&&(r=`duotone-light`),n===`regular`&&(r=`duotone-regular`),n===`solid`&&(r=`duotone`)),t===`sharp`&&(n===`thin`&&(r=`sharp-thin`),n===`light`&&(r=`sharp-light`),n===`regular`&&(r=`sharp-regular`),n===`solid`&&(r=`sharp-solid`)),t===`sharp-duotone`&&(n===`thin`&&(r=`sharp-duotone-thin`),n===`light`&&(r=`sharp-duotone-light`),n===`regular`&&(r=`sharp-duotone-regular`),n===`solid`&&(r=`sharp-duotone-solid`)),t===`brands`&&(r=`brands`),r}function $r(e,t,n){let r=Qr(e,t,n),i=Jr();if(i)return`${i}/${r}/${e}.svg`;let a=Xr();return a.length>0?`https://ka-p.fontawesome.com/releases/v${Zr}/svgs/${r}/${e}.svg?token=${encodeURIComponent(a)}`:`https://ka-f.fontawesome.com/releases/v${Zr}/svgs/${r}/${e}.svg`}var ei={name:`default`,resolver:(e,t=`classic`,n=`solid`)=>$r(e,t,n),mutator:(e,t)=>{if(e.hasAttribute(`fill`)||e.setAttribute(`fill`,`currentColor`),t?.family&&!e.hasAttribute(`data-duotone-initialized`)){let{family:n,variant:r}=t;if(n===`duotone`||n===`sharp-duotone`||n===`notdog-duo`||n===`notdog`&&r===`duo-solid`||n===`jelly-duo`||n===`jelly`&&r===`duo-regular`||n===`utility-duo`||n===`slab-duo`||n===`slab-press-duo`||n===`thumbprint`){let n=[...e.querySelectorAll(`path`)],r=n.find(e=>!e.hasAttribute(`opacity`)),i=n.find(e=>e.hasAttribute(`opacity`));if(!r||!i)return;if(r.setAttribute(`data-duotone-primary`,``),i.setAttribute(`data-duotone-secondary`,``),t.swapOpacity&&r&&i){let e=i.getAttribute(`opacity`)||`0.4`;r.style.setProperty(`--path-opacity`,e),i.style.setProperty(`--path-opacity`,`1`)}e.setAttribute(`data-duotone-initialized`,``)}}}};function ti(e){return`data:image/svg+xml,${encodeURIComponent(e)}`}var ni={solid:{"arrow-down":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M169.4 502.6c12.5 12.5 32.8 12.5 45.3 0l160-160c12.5-12.5 12.5-32.8 0-45.3s-32.8-12.5-45.3 0L224 402.7 224 32c0-17.7-14.3-32-32-32s-32 14.3-32 32l0 370.7-105.4-105.4c-12.5-12.5-32.8-12.5-45.3 0s-12.5 32.8 0 45.3l160 160z"/></svg>`,"arrow-up":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M214.6 9.4c-12.5-12.5-32.8-12.5-45.3 0l-160 160c-12.5 12.5-12.5 32.8 0 45.3s32.8 12.5 45.3 0L160 109.3 160 480c0 17.7 14.3 32 32 32s32-14.3 32-32l0-370.7 105.4 105.4c12.5 12.5 32.8 12.5 45.3 0s12.5-32.8 0-45.3l-160-160z"/></svg>`,backward:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M236.3 107.1C247.9 96 265 92.9 279.7 99.2C294.4 105.5 304 120 304 136L304 272.3L476.3 107.2C487.9 96 505 92.9 519.7 99.2C534.4 105.5 544 120 544 136L544 504C544 520 534.4 534.5 519.7 540.8C505 547.1 487.9 544 476.3 532.9L304 367.7L304 504C304 520 294.4 534.5 279.7 540.8C265 547.1 247.9 544 236.3 532.9L44.3 348.9C36.5 341.3 32 330.9 32 320C32 309.1 36.5 298.7 44.3 291.1L236.3 107.1z"/></svg>`,"backward-step":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M491 100.8C478.1 93.8 462.3 94.5 450 102.6L192 272.1L192 128C192 110.3 177.7 96 160 96C142.3 96 128 110.3 128 128L128 512C128 529.7 142.3 544 160 544C177.7 544 192 529.7 192 512L192 367.9L450 537.5C462.3 545.6 478 546.3 491 539.3C504 532.3 512 518.8 512 504.1L512 136.1C512 121.4 503.9 107.9 491 100.9z"/></svg>`,bars:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 448 512"><!--! Font Awesome Free 7.3.1 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free (Icons: CC BY 4.0, Fonts: SIL OFL 1.1, Code: MIT License) Copyright 2026 Fonticons, Inc. --><path d="M0 96C0 78.3 14.3 64 32 64l384 0c17.7 0 32 14.3 32 32s-14.3 32-32 32L32 128C14.3 128 0 113.7 0 96zM0 256c0-17.7 14.3-32 32-32l384 0c17.7 0 32 14.3 32 32s-14.3 32-32 32L32 288c-17.7 0-32-14.3-32-32zM448 416c0 17.7-14.3 32-32 32L32 448c-17.7 0-32-14.3-32-32s14.3-32 32-32l384 0c17.7 0 32 14.3 32 32z"/></svg>`,"angles-left":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M77.3 256 214.7 118.6c12.5-12.5 12.5-32.8 0-45.3s-32.8-12.5-45.3 0l-160 160c-12.5 12.5-12.5 32.8 0 45.3l160 160c12.5 12.5 32.8 12.5 45.3 0s12.5-32.8 0-45.3L77.3 256zm192 0L406.7 118.6c12.5-12.5 12.5-32.8 0-45.3s-32.8-12.5-45.3 0l-160 160c-12.5 12.5-12.5 32.8 0 45.3l160 160c12.5 12.5 32.8 12.5 45.3 0s12.5-32.8 0-45.3L269.3 256z"/></svg>`,"angles-right":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M434.7 256 297.3 118.6c-12.5-12.5-12.5-32.8 0-45.3s32.8-12.5 45.3 0l160 160c12.5 12.5 12.5 32.8 0 45.3l-160 160c-12.5 12.5-32.8 12.5-45.3 0s-12.5-32.8 0-45.3L434.7 256zm-192 0L105.3 118.6c-12.5-12.5-12.5-32.8 0-45.3s32.8-12.5 45.3 0l160 160c12.5 12.5 12.5 32.8 0 45.3l-160 160c-12.5 12.5-32.8 12.5-45.3 0s-12.5-32.8 0-45.3L242.7 256z"/></svg>`,check:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 448 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M434.8 70.1c14.3 10.4 17.5 30.4 7.1 44.7l-256 352c-5.5 7.6-14 12.3-23.4 13.1s-18.5-2.7-25.1-9.3l-128-128c-12.5-12.5-12.5-32.8 0-45.3s32.8-12.5 45.3 0l101.5 101.5 234-321.7c10.4-14.3 30.4-17.5 44.7-7.1z"/></svg>`,"chevron-down":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 448 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M201.4 406.6c12.5 12.5 32.8 12.5 45.3 0l192-192c12.5-12.5 12.5-32.8 0-45.3s-32.8-12.5-45.3 0L224 338.7 54.6 169.4c-12.5-12.5-32.8-12.5-45.3 0s-12.5 32.8 0 45.3l192 192z"/></svg>`,"chevron-left":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M9.4 233.4c-12.5 12.5-12.5 32.8 0 45.3l192 192c12.5 12.5 32.8 12.5 45.3 0s12.5-32.8 0-45.3L77.3 256 246.6 86.6c12.5-12.5 12.5-32.8 0-45.3s-32.8-12.5-45.3 0l-192 192z"/></svg>`,"chevron-right":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M311.1 233.4c12.5 12.5 12.5 32.8 0 45.3l-192 192c-12.5 12.5-32.8 12.5-45.3 0s-12.5-32.8 0-45.3L243.2 256 73.9 86.6c-12.5-12.5-12.5-32.8 0-45.3s32.8-12.5 45.3 0l192 192z"/></svg>`,circle:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M0 256a256 256 0 1 1 512 0 256 256 0 1 1 -512 0z"/></svg>`,"closed-captioning":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M64 192C64 156.7 92.7 128 128 128L512 128C547.3 128 576 156.7 576 192L576 448C576 483.3 547.3 512 512 512L128 512C92.7 512 64 483.3 64 448L64 192zM216 272L248 272C252.4 272 256 275.6 256 280C256 293.3 266.7 304 280 304C293.3 304 304 293.3 304 280C304 249.1 278.9 224 248 224L216 224C185.1 224 160 249.1 160 280L160 360C160 390.9 185.1 416 216 416L248 416C278.9 416 304 390.9 304 360C304 346.7 293.3 336 280 336C266.7 336 256 346.7 256 360C256 364.4 252.4 368 248 368L216 368C211.6 368 208 364.4 208 360L208 280C208 275.6 211.6 272 216 272zM384 280C384 275.6 387.6 272 392 272L424 272C428.4 272 432 275.6 432 280C432 293.3 442.7 304 456 304C469.3 304 480 293.3 480 280C480 249.1 454.9 224 424 224L392 224C361.1 224 336 249.1 336 280L336 360C336 390.9 361.1 416 392 416L424 416C454.9 416 480 390.9 480 360C480 346.7 469.3 336 456 336C442.7 336 432 346.7 432 360C432 364.4 428.4 368 424 368L392 368C387.6 368 384 364.4 384 360L384 280z"/></svg>`,"closed-captioning-slash":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M39 39.1C48.4 29.7 63.6 29.7 72.9 39.1L161.8 128L512 128C547.3 128 576 156.7 576 192L576 448C576 473.5 561.1 495.4 539.6 505.8L601 567.1C610.4 576.5 610.4 591.7 601 601C591.6 610.3 576.4 610.4 567.1 601L39 73.1C29.7 63.7 29.7 48.5 39 39.1zM384 350.1L384 279.9C384 275.5 387.6 271.9 392 271.9L424 271.9C428.4 271.9 432 275.5 432 279.9C432 293.2 442.7 303.9 456 303.9C469.3 303.9 480 293.2 480 279.9C480 249 454.9 223.9 424 223.9L392 223.9C361.1 223.9 336 249 336 279.9L336 302.1L384 350.1zM445.5 411.6C465.7 403.2 480 383.2 480 359.9C480 346.6 469.3 335.9 456 335.9C442.7 335.9 432 346.6 432 359.9C432 364.3 428.4 367.9 424 367.9L401.8 367.9L445.5 411.6zM162.3 264.1C160.8 269.1 160 274.5 160 280L160 360C160 390.9 185.1 416 216 416L248 416C266.1 416 282.1 407.5 292.4 394.2L410.2 512L128 512C92.7 512 64 483.3 64 448L64 192C64 184.2 65.4 176.7 68 169.8L162.3 264.1zM256.1 357.9C256 358.6 256 359.3 256 360C256 364.4 252.4 368 248 368L216 368C211.6 368 208 364.4 208 360L208 309.8L256.1 357.9z"/></svg>`,compress:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 448 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M160 64c0-17.7-14.3-32-32-32S96 46.3 96 64l0 64-64 0c-17.7 0-32 14.3-32 32s14.3 32 32 32l96 0c17.7 0 32-14.3 32-32l0-96zM32 320c-17.7 0-32 14.3-32 32s14.3 32 32 32l64 0 0 64c0 17.7 14.3 32 32 32s32-14.3 32-32l0-96c0-17.7-14.3-32-32-32l-96 0zM352 64c0-17.7-14.3-32-32-32s-32 14.3-32 32l0 96c0 17.7 14.3 32 32 32l96 0c17.7 0 32-14.3 32-32s-14.3-32-32-32l-64 0 0-64zM320 320c-17.7 0-32 14.3-32 32l0 96c0 17.7 14.3 32 32 32s32-14.3 32-32l0-64 64 0c17.7 0 32-14.3 32-32s-14.3-32-32-32l-96 0z"/></svg>`,ellipsis:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free v7.3.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M96 320C96 289.1 121.1 264 152 264C182.9 264 208 289.1 208 320C208 350.9 182.9 376 152 376C121.1 376 96 350.9 96 320zM264 320C264 289.1 289.1 264 320 264C350.9 264 376 289.1 376 320C376 350.9 350.9 376 320 376C289.1 376 264 350.9 264 320zM488 264C518.9 264 544 289.1 544 320C544 350.9 518.9 376 488 376C457.1 376 432 350.9 432 320C432 289.1 457.1 264 488 264z"/></svg>`,"ellipsis-vertical":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M320 208C289.1 208 264 182.9 264 152C264 121.1 289.1 96 320 96C350.9 96 376 121.1 376 152C376 182.9 350.9 208 320 208zM320 432C350.9 432 376 457.1 376 488C376 518.9 350.9 544 320 544C289.1 544 264 518.9 264 488C264 457.1 289.1 432 320 432zM376 320C376 350.9 350.9 376 320 376C289.1 376 264 350.9 264 320C264 289.1 289.1 264 320 264C350.9 264 376 289.1 376 320z"/></svg>`,expand:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M128 96C110.3 96 96 110.3 96 128L96 224C96 241.7 110.3 256 128 256C145.7 256 160 241.7 160 224L160 160L224 160C241.7 160 256 145.7 256 128C256 110.3 241.7 96 224 96L128 96zM160 416C160 398.3 145.7 384 128 384C110.3 384 96 398.3 96 416L96 512C96 529.7 110.3 544 128 544L224 544C241.7 544 256 529.7 256 512C256 494.3 241.7 480 224 480L160 480L160 416zM416 96C398.3 96 384 110.3 384 128C384 145.7 398.3 160 416 160L480 160L480 224C480 241.7 494.3 256 512 256C529.7 256 544 241.7 544 224L544 128C544 110.3 529.7 96 512 96L416 96zM544 416C544 398.3 529.7 384 512 384C494.3 384 480 398.3 480 416L480 480L416 480C398.3 480 384 494.3 384 512C384 529.7 398.3 544 416 544L512 544C529.7 544 544 529.7 544 512L544 416z"/></svg>`,eyedropper:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M341.6 29.2l-101.6 101.6-9.4-9.4c-12.5-12.5-32.8-12.5-45.3 0s-12.5 32.8 0 45.3l160 160c12.5 12.5 32.8 12.5 45.3 0s12.5-32.8 0-45.3l-9.4-9.4 101.6-101.6c39-39 39-102.2 0-141.1s-102.2-39-141.1 0zM55.4 323.3c-15 15-23.4 35.4-23.4 56.6l0 42.4-26.6 39.9c-8.5 12.7-6.8 29.6 4 40.4s27.7 12.5 40.4 4l39.9-26.6 42.4 0c21.2 0 41.6-8.4 56.6-23.4l109.4-109.4-45.3-45.3-109.4 109.4c-3 3-7.1 4.7-11.3 4.7l-36.1 0 0-36.1c0-4.2 1.7-8.3 4.7-11.3l109.4-109.4-45.3-45.3-109.4 109.4z"/></svg>`,filter:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M32 64C19.1 64 7.4 71.8 2.4 83.8S.2 109.5 9.4 118.6L192 301.3 192 416c0 8.5 3.4 16.6 9.4 22.6l64 64c9.2 9.2 22.9 11.9 34.9 6.9S320 492.9 320 480l0-178.7 182.6-182.6c9.2-9.2 11.9-22.9 6.9-34.9S492.9 64 480 64L32 64z"/></svg>`,forward:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M403.7 107.1C392.1 96 375 92.9 360.3 99.2C345.6 105.5 336 120 336 136L336 272.3L163.7 107.2C152.1 96 135 92.9 120.3 99.2C105.6 105.5 96 120 96 136L96 504C96 520 105.6 534.5 120.3 540.8C135 547.1 152.1 544 163.7 532.9L336 367.7L336 504C336 520 345.6 534.5 360.3 540.8C375 547.1 392.1 544 403.7 532.9L595.7 348.9C603.6 341.4 608 330.9 608 320C608 309.1 603.5 298.7 595.7 291.1L403.7 107.1z"/></svg>`,file:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free 7.1.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M192 64C156.7 64 128 92.7 128 128L128 512C128 547.3 156.7 576 192 576L448 576C483.3 576 512 547.3 512 512L512 234.5C512 217.5 505.3 201.2 493.3 189.2L386.7 82.7C374.7 70.7 358.5 64 341.5 64L192 64zM453.5 240L360 240C346.7 240 336 229.3 336 216L336 122.5L453.5 240z"/></svg>`,"file-audio":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free 7.1.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M128 128C128 92.7 156.7 64 192 64L341.5 64C358.5 64 374.8 70.7 386.8 82.7L493.3 189.3C505.3 201.3 512 217.6 512 234.6L512 512C512 547.3 483.3 576 448 576L192 576C156.7 576 128 547.3 128 512L128 128zM336 122.5L336 216C336 229.3 346.7 240 360 240L453.5 240L336 122.5zM389.8 307.7C380.7 301.4 368.3 303.6 362 312.7C355.7 321.8 357.9 334.2 367 340.5C390.9 357.2 406.4 384.8 406.4 416C406.4 447.2 390.8 474.9 367 491.5C357.9 497.8 355.7 510.3 362 519.3C368.3 528.3 380.8 530.6 389.8 524.3C423.9 500.5 446.4 460.8 446.4 416C446.4 371.2 424 331.5 389.8 307.7zM208 376C199.2 376 192 383.2 192 392L192 440C192 448.8 199.2 456 208 456L232 456L259.2 490C262.2 493.8 266.8 496 271.7 496L272 496C280.8 496 288 488.8 288 480L288 352C288 343.2 280.8 336 272 336L271.7 336C266.8 336 262.2 338.2 259.2 342L232 376L208 376zM336 448.2C336 458.9 346.5 466.4 354.9 459.8C367.8 449.5 376 433.7 376 416C376 398.3 367.8 382.5 354.9 372.2C346.5 365.5 336 373.1 336 383.8L336 448.3z"/></svg>`,"file-code":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free 7.1.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M128 128C128 92.7 156.7 64 192 64L341.5 64C358.5 64 374.8 70.7 386.8 82.7L493.3 189.3C505.3 201.3 512 217.6 512 234.6L512 512C512 547.3 483.3 576 448 576L192 576C156.7 576 128 547.3 128 512L128 128zM336 122.5L336 216C336 229.3 346.7 240 360 240L453.5 240L336 122.5zM282.2 359.6C290.8 349.5 289.7 334.4 279.6 325.8C269.5 317.2 254.4 318.3 245.8 328.4L197.8 384.4C190.1 393.4 190.1 406.6 197.8 415.6L245.8 471.6C254.4 481.7 269.6 482.8 279.6 474.2C289.6 465.6 290.8 450.4 282.2 440.4L247.6 400L282.2 359.6zM394.2 328.4C385.6 318.3 370.4 317.2 360.4 325.8C350.4 334.4 349.2 349.6 357.8 359.6L392.4 400L357.8 440.4C349.2 450.5 350.3 465.6 360.4 474.2C370.5 482.8 385.6 481.7 394.2 471.6L442.2 415.6C449.9 406.6 449.9 393.4 442.2 384.4L394.2 328.4z"/></svg>`,"file-excel":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free 7.1.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M128 128C128 92.7 156.7 64 192 64L341.5 64C358.5 64 374.8 70.7 386.8 82.7L493.3 189.3C505.3 201.3 512 217.6 512 234.6L512 512C512 547.3 483.3 576 448 576L192 576C156.7 576 128 547.3 128 512L128 128zM336 122.5L336 216C336 229.3 346.7 240 360 240L453.5 240L336 122.5zM292 330.7C284.6 319.7 269.7 316.7 258.7 324C247.7 331.3 244.7 346.3 252 357.3L291.2 416L252 474.7C244.6 485.7 247.6 500.6 258.7 508C269.8 515.4 284.6 512.4 292 501.3L320 459.3L348 501.3C355.4 512.3 370.3 515.3 381.3 508C392.3 500.7 395.3 485.7 388 474.7L348.8 416L388 357.3C395.4 346.3 392.4 331.4 381.3 324C370.2 316.6 355.4 319.6 348 330.7L320 372.7L292 330.7z"/></svg>`,"file-image":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free 7.1.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M128 128C128 92.7 156.7 64 192 64L341.5 64C358.5 64 374.8 70.7 386.8 82.7L493.3 189.3C505.3 201.3 512 217.6 512 234.6L512 512C512 547.3 483.3 576 448 576L192 576C156.7 576 128 547.3 128 512L128 128zM336 122.5L336 216C336 229.3 346.7 240 360 240L453.5 240L336 122.5zM256 320C256 302.3 241.7 288 224 288C206.3 288 192 302.3 192 320C192 337.7 206.3 352 224 352C241.7 352 256 337.7 256 320zM220.6 512L419.4 512C435.2 512 448 499.2 448 483.4C448 476.1 445.2 469 440.1 463.7L343.3 361.9C337.3 355.6 328.9 352 320.1 352L319.8 352C311 352 302.7 355.6 296.6 361.9L199.9 463.7C194.8 469 192 476.1 192 483.4C192 499.2 204.8 512 220.6 512z"/></svg>`,"file-pdf":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free 7.1.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M128 64C92.7 64 64 92.7 64 128L64 512C64 547.3 92.7 576 128 576L208 576L208 464C208 428.7 236.7 400 272 400L448 400L448 234.5C448 217.5 441.3 201.2 429.3 189.2L322.7 82.7C310.7 70.7 294.5 64 277.5 64L128 64zM389.5 240L296 240C282.7 240 272 229.3 272 216L272 122.5L389.5 240zM272 444C261 444 252 453 252 464L252 592C252 603 261 612 272 612C283 612 292 603 292 592L292 564L304 564C337.1 564 364 537.1 364 504C364 470.9 337.1 444 304 444L272 444zM304 524L292 524L292 484L304 484C315 484 324 493 324 504C324 515 315 524 304 524zM400 444C389 444 380 453 380 464L380 592C380 603 389 612 400 612L432 612C460.7 612 484 588.7 484 560L484 496C484 467.3 460.7 444 432 444L400 444zM420 572L420 484L432 484C438.6 484 444 489.4 444 496L444 560C444 566.6 438.6 572 432 572L420 572zM508 464L508 592C508 603 517 612 528 612C539 612 548 603 548 592L548 548L576 548C587 548 596 539 596 528C596 517 587 508 576 508L548 508L548 484L576 484C587 484 596 475 596 464C596 453 587 444 576 444L528 444C517 444 508 453 508 464z"/></svg>`,"file-powerpoint":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free 7.1.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M128 128C128 92.7 156.7 64 192 64L341.5 64C358.5 64 374.8 70.7 386.8 82.7L493.3 189.3C505.3 201.3 512 217.6 512 234.6L512 512C512 547.3 483.3 576 448 576L192 576C156.7 576 128 547.3 128 512L128 128zM336 122.5L336 216C336 229.3 346.7 240 360 240L453.5 240L336 122.5zM280 320C266.7 320 256 330.7 256 344L256 488C256 501.3 266.7 512 280 512C293.3 512 304 501.3 304 488L304 464L328 464C367.8 464 400 431.8 400 392C400 352.2 367.8 320 328 320L280 320zM328 416L304 416L304 368L328 368C341.3 368 352 378.7 352 392C352 405.3 341.3 416 328 416z"/></svg>`,"file-video":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free 7.1.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M128 128C128 92.7 156.7 64 192 64L341.5 64C358.5 64 374.8 70.7 386.8 82.7L493.3 189.3C505.3 201.3 512 217.6 512 234.6L512 512C512 547.3 483.3 576 448 576L192 576C156.7 576 128 547.3 128 512L128 128zM336 122.5L336 216C336 229.3 346.7 240 360 240L453.5 240L336 122.5zM208 368L208 464C208 481.7 222.3 496 240 496L336 496C353.7 496 368 481.7 368 464L368 440L403 475C406.2 478.2 410.5 480 415 480C424.4 480 432 472.4 432 463L432 368.9C432 359.5 424.4 351.9 415 351.9C410.5 351.9 406.2 353.7 403 356.9L368 391.9L368 367.9C368 350.2 353.7 335.9 336 335.9L240 335.9C222.3 335.9 208 350.2 208 367.9z"/></svg>`,"file-word":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free 7.1.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M128 128C128 92.7 156.7 64 192 64L341.5 64C358.5 64 374.8 70.7 386.8 82.7L493.3 189.3C505.3 201.3 512 217.6 512 234.6L512 512C512 547.3 483.3 576 448 576L192 576C156.7 576 128 547.3 128 512L128 128zM336 122.5L336 216C336 229.3 346.7 240 360 240L453.5 240L336 122.5zM263.4 338.8C260.5 325.9 247.7 317.7 234.8 320.6C221.9 323.5 213.7 336.3 216.6 349.2L248.6 493.2C250.9 503.7 260 511.4 270.8 512C281.6 512.6 291.4 505.9 294.8 495.6L320 419.9L345.2 495.6C348.6 505.8 358.4 512.5 369.2 512C380 511.5 389.1 503.8 391.4 493.2L423.4 349.2C426.3 336.3 418.1 323.4 405.2 320.6C392.3 317.8 379.4 325.9 376.6 338.8L363.4 398.2L342.8 336.4C339.5 326.6 330.4 320 320 320C309.6 320 300.5 326.6 297.2 336.4L276.6 398.2L263.4 338.8z"/></svg>`,"file-zipper":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free 7.1.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M128 128C128 92.7 156.7 64 192 64L341.5 64C358.5 64 374.8 70.7 386.8 82.7L493.3 189.3C505.3 201.3 512 217.6 512 234.6L512 512C512 547.3 483.3 576 448 576L192 576C156.7 576 128 547.3 128 512L128 128zM336 122.5L336 216C336 229.3 346.7 240 360 240L453.5 240L336 122.5zM192 136C192 149.3 202.7 160 216 160L264 160C277.3 160 288 149.3 288 136C288 122.7 277.3 112 264 112L216 112C202.7 112 192 122.7 192 136zM192 232C192 245.3 202.7 256 216 256L264 256C277.3 256 288 245.3 288 232C288 218.7 277.3 208 264 208L216 208C202.7 208 192 218.7 192 232zM256 304L224 304C206.3 304 192 318.3 192 336L192 384C192 410.5 213.5 432 240 432C266.5 432 288 410.5 288 384L288 336C288 318.3 273.7 304 256 304zM240 368C248.8 368 256 375.2 256 384C256 392.8 248.8 400 240 400C231.2 400 224 392.8 224 384C224 375.2 231.2 368 240 368z"/></svg>`,"forward-step":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M21 36.8c12.9-7 28.7-6.3 41 1.8L320 208.1 320 64c0-17.7 14.3-32 32-32s32 14.3 32 32l0 384c0 17.7-14.3 32-32 32s-32-14.3-32-32l0-144.1-258 169.6c-12.3 8.1-28 8.8-41 1.8S0 454.7 0 440L0 72C0 57.3 8.1 43.8 21 36.8z"/></svg>`,gauge:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M0 256a256 256 0 1 1 512 0 256 256 0 1 1 -512 0zm320 96c0-26.9-16.5-49.9-40-59.3L280 120c0-13.3-10.7-24-24-24s-24 10.7-24 24l0 172.7c-23.5 9.5-40 32.5-40 59.3 0 35.3 28.7 64 64 64s64-28.7 64-64zM144 176a32 32 0 1 0 0-64 32 32 0 1 0 0 64zm-16 80a32 32 0 1 0 -64 0 32 32 0 1 0 64 0zm288 32a32 32 0 1 0 0-64 32 32 0 1 0 0 64zM400 144a32 32 0 1 0 -64 0 32 32 0 1 0 64 0z"/></svg>`,gear:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M259.1 73.5C262.1 58.7 275.2 48 290.4 48L350.2 48C365.4 48 378.5 58.7 381.5 73.5L396 143.5C410.1 149.5 423.3 157.2 435.3 166.3L503.1 143.8C517.5 139 533.3 145 540.9 158.2L570.8 210C578.4 223.2 575.7 239.8 564.3 249.9L511 297.3C511.9 304.7 512.3 312.3 512.3 320C512.3 327.7 511.8 335.3 511 342.7L564.4 390.2C575.8 400.3 578.4 417 570.9 430.1L541 481.9C533.4 495 517.6 501.1 503.2 496.3L435.4 473.8C423.3 482.9 410.1 490.5 396.1 496.6L381.7 566.5C378.6 581.4 365.5 592 350.4 592L290.6 592C275.4 592 262.3 581.3 259.3 566.5L244.9 496.6C230.8 490.6 217.7 482.9 205.6 473.8L137.5 496.3C123.1 501.1 107.3 495.1 99.7 481.9L69.8 430.1C62.2 416.9 64.9 400.3 76.3 390.2L129.7 342.7C128.8 335.3 128.4 327.7 128.4 320C128.4 312.3 128.9 304.7 129.7 297.3L76.3 249.8C64.9 239.7 62.3 223 69.8 209.9L99.7 158.1C107.3 144.9 123.1 138.9 137.5 143.7L205.3 166.2C217.4 157.1 230.6 149.5 244.6 143.4L259.1 73.5zM320.3 400C364.5 399.8 400.2 363.9 400 319.7C399.8 275.5 363.9 239.8 319.7 240C275.5 240.2 239.8 276.1 240 320.3C240.2 364.5 276.1 400.2 320.3 400z"/></svg>`,"grip-vertical":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M128 40c0-22.1-17.9-40-40-40L40 0C17.9 0 0 17.9 0 40L0 88c0 22.1 17.9 40 40 40l48 0c22.1 0 40-17.9 40-40l0-48zm0 192c0-22.1-17.9-40-40-40l-48 0c-22.1 0-40 17.9-40 40l0 48c0 22.1 17.9 40 40 40l48 0c22.1 0 40-17.9 40-40l0-48zM0 424l0 48c0 22.1 17.9 40 40 40l48 0c22.1 0 40-17.9 40-40l0-48c0-22.1-17.9-40-40-40l-48 0c-22.1 0-40 17.9-40 40zM320 40c0-22.1-17.9-40-40-40L232 0c-22.1 0-40 17.9-40 40l0 48c0 22.1 17.9 40 40 40l48 0c22.1 0 40-17.9 40-40l0-48zM192 232l0 48c0 22.1 17.9 40 40 40l48 0c22.1 0 40-17.9 40-40l0-48c0-22.1-17.9-40-40-40l-48 0c-22.1 0-40 17.9-40 40zM320 424c0-22.1-17.9-40-40-40l-48 0c-22.1 0-40 17.9-40 40l0 48c0 22.1 17.9 40 40 40l48 0c22.1 0 40-17.9 40-40l0-48z"/></svg>`,indeterminate:`<svg part="indeterminate-icon" class="icon" viewBox="0 0 16 16"><g stroke="none" stroke-width="1" fill="none" fill-rule="evenodd" stroke-linecap="round"><g stroke="currentColor" stroke-width="2"><g transform="translate(2.285714 6.857143)"><path d="M10.2857143,1.14285714 L1.14285714,1.14285714"/></g></g></g></svg>`,"magnifying-glass":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M416 208c0 45.9-14.9 88.3-40 122.7L502.6 457.4c12.5 12.5 12.5 32.8 0 45.3s-32.8 12.5-45.3 0L330.7 376C296.3 401.1 253.9 416 208 416 93.1 416 0 322.9 0 208S93.1 0 208 0 416 93.1 416 208zM208 352a144 144 0 1 0 0-288 144 144 0 1 0 0 288z"/></svg>`,minus:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 448 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M0 256c0-17.7 14.3-32 32-32l384 0c17.7 0 32 14.3 32 32s-14.3 32-32 32L32 288c-17.7 0-32-14.3-32-32z"/></svg>`,pause:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M48 32C21.5 32 0 53.5 0 80L0 432c0 26.5 21.5 48 48 48l64 0c26.5 0 48-21.5 48-48l0-352c0-26.5-21.5-48-48-48L48 32zm224 0c-26.5 0-48 21.5-48 48l0 352c0 26.5 21.5 48 48 48l64 0c26.5 0 48-21.5 48-48l0-352c0-26.5-21.5-48-48-48l-64 0z"/></svg>`,"picture-in-picture":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M448 32c35.3 0 64 28.7 64 64l0 112-64 0 0-112-384 0 0 320 144 0 0 64-144 0-6.5-.3c-30.1-3.1-54.1-27-57.1-57.1L0 416 0 96C0 62.9 25.2 35.6 57.5 32.3L64 32 448 32zm16 224c26.5 0 48 21.5 48 48l0 128c0 26.5-21.5 48-48 48l-160 0c-26.5 0-48-21.5-48-48l0-128c0-26.5 21.5-48 48-48l160 0z"/></svg>`,play:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 448 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M91.2 36.9c-12.4-6.8-27.4-6.5-39.6 .7S32 57.9 32 72l0 368c0 14.1 7.5 27.2 19.6 34.4s27.2 7.5 39.6 .7l336-184c12.8-7 20.8-20.5 20.8-35.1s-8-28.1-20.8-35.1l-336-184z"/></svg>`,"play-circle":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M0 256a256 256 0 1 1 512 0 256 256 0 1 1 -512 0zM188.3 147.1c-7.6 4.2-12.3 12.3-12.3 20.9l0 176c0 8.7 4.7 16.7 12.3 20.9s16.8 4.1 24.3-.5l144-88c7.1-4.4 11.5-12.1 11.5-20.5s-4.4-16.1-11.5-20.5l-144-88c-7.4-4.5-16.7-4.7-24.3-.5z"/></svg>`,plus:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free 7.1.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M352 128C352 110.3 337.7 96 320 96C302.3 96 288 110.3 288 128L288 288L128 288C110.3 288 96 302.3 96 320C96 337.7 110.3 352 128 352L288 352L288 512C288 529.7 302.3 544 320 544C337.7 544 352 529.7 352 512L352 352L512 352C529.7 352 544 337.7 544 320C544 302.3 529.7 288 512 288L352 288L352 128z"/></svg>`,star:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 576 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M309.5-18.9c-4.1-8-12.4-13.1-21.4-13.1s-17.3 5.1-21.4 13.1L193.1 125.3 33.2 150.7c-8.9 1.4-16.3 7.7-19.1 16.3s-.5 18 5.8 24.4l114.4 114.5-25.2 159.9c-1.4 8.9 2.3 17.9 9.6 23.2s16.9 6.1 25 2L288.1 417.6 432.4 491c8 4.1 17.7 3.3 25-2s11-14.2 9.6-23.2L441.7 305.9 556.1 191.4c6.4-6.4 8.6-15.8 5.8-24.4s-10.1-14.9-19.1-16.3L383 125.3 309.5-18.9z"/></svg>`,"table-columns":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 448 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M0 96C0 60.7 28.7 32 64 32l320 0c35.3 0 64 28.7 64 64l0 320c0 35.3-28.7 64-64 64L64 480c-35.3 0-64-28.7-64-64L0 96zm64 64l0 256 128 0 0-256-128 0zm320 0l-128 0 0 256 128 0 0-256z"/></svg>`,thumbtack:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M32 32C32 14.3 46.3 0 64 0L320 0c17.7 0 32 14.3 32 32s-14.3 32-32 32l-29.5 0 10.3 134.1c37.1 21.2 65.8 56.4 78.2 99.7l3.8 13.4c2.8 9.7 .8 20-5.2 28.1S362 352 352 352L32 352c-10 0-19.5-4.7-25.5-12.7s-8-18.4-5.2-28.1L5 297.8c12.4-43.3 41-78.5 78.2-99.7L93.5 64 64 64C46.3 64 32 49.7 32 32zM160 400l64 0 0 112c0 17.7-14.3 32-32 32s-32-14.3-32-32l0-112z"/></svg>`,"up-down":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M406.6 502.6l96-96c9.2-9.2 11.9-22.9 6.9-34.9S492.9 352 480 352l-64 0 0-320c0-17.7-14.3-32-32-32s-32 14.3-32 32l0 320-64 0c-12.9 0-24.6 7.8-29.6 19.8s-2.2 25.7 6.9 34.9l96 96c12.5 12.5 32.8 12.5 45.3 0zM150.6 9.4c-12.5-12.5-32.8-12.5-45.3 0l-96 96c-9.2 9.2-11.9 22.9-6.9 34.9S19.1 160 32 160l64 0 0 320c0 17.7 14.3 32 32 32s32-14.3 32-32l0-320 64 0c12.9 0 24.6-7.8 29.6-19.8s2.2-25.7-6.9-34.9l-96-96z"/></svg>`,upload:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free 7.1.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M352 173.3L352 384C352 401.7 337.7 416 320 416C302.3 416 288 401.7 288 384L288 173.3L246.6 214.7C234.1 227.2 213.8 227.2 201.3 214.7C188.8 202.2 188.8 181.9 201.3 169.4L297.3 73.4C309.8 60.9 330.1 60.9 342.6 73.4L438.6 169.4C451.1 181.9 451.1 202.2 438.6 214.7C426.1 227.2 405.8 227.2 393.3 214.7L352 173.3zM320 464C364.2 464 400 428.2 400 384L480 384C515.3 384 544 412.7 544 448L544 480C544 515.3 515.3 544 480 544L160 544C124.7 544 96 515.3 96 480L96 448C96 412.7 124.7 384 160 384L240 384C240 428.2 275.8 464 320 464zM464 488C477.3 488 488 477.3 488 464C488 450.7 477.3 440 464 440C450.7 440 440 450.7 440 464C440 477.3 450.7 488 464 488z"/></svg>`,user:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 448 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M224 248a120 120 0 1 0 0-240 120 120 0 1 0 0 240zm-29.7 56C95.8 304 16 383.8 16 482.3 16 498.7 29.3 512 45.7 512l356.6 0c16.4 0 29.7-13.3 29.7-29.7 0-98.5-79.8-178.3-178.3-178.3l-59.4 0z"/></svg>`,volume:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M48 352l48 0 134.1 119.2c6.4 5.7 14.6 8.8 23.1 8.8 19.2 0 34.8-15.6 34.8-34.8l0-378.4c0-19.2-15.6-34.8-34.8-34.8-8.5 0-16.7 3.1-23.1 8.8L96 160 48 160c-26.5 0-48 21.5-48 48l0 96c0 26.5 21.5 48 48 48zM441.1 107c-10.3-8.4-25.4-6.8-33.8 3.5s-6.8 25.4 3.5 33.8C443.3 170.7 464 210.9 464 256s-20.7 85.3-53.2 111.8c-10.3 8.4-11.8 23.5-3.5 33.8s23.5 11.8 33.8 3.5c43.2-35.2 70.9-88.9 70.9-149s-27.7-113.8-70.9-149zm-60.5 74.5c-10.3-8.4-25.4-6.8-33.8 3.5s-6.8 25.4 3.5 33.8C361.1 227.6 368 241 368 256s-6.9 28.4-17.7 37.3c-10.3 8.4-11.8 23.5-3.5 33.8s23.5 11.8 33.8 3.5C402.1 312.9 416 286.1 416 256s-13.9-56.9-35.5-74.5z"/></svg>`,"volume-low":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 448 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M48 352l48 0 134.1 119.2c6.4 5.7 14.6 8.8 23.1 8.8 19.2 0 34.8-15.6 34.8-34.8l0-378.4c0-19.2-15.6-34.8-34.8-34.8-8.5 0-16.7 3.1-23.1 8.8L96 160 48 160c-26.5 0-48 21.5-48 48l0 96c0 26.5 21.5 48 48 48zM380.6 181.5c-10.3-8.4-25.4-6.8-33.8 3.5s-6.8 25.4 3.5 33.8C361.1 227.6 368 241 368 256s-6.9 28.4-17.7 37.3c-10.3 8.4-11.8 23.5-3.5 33.8s23.5 11.8 33.8 3.5C402.1 312.9 416 286.1 416 256s-13.9-56.9-35.5-74.5z"/></svg>`,"volume-xmark":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 576 512"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M48 352l48 0 134.1 119.2c6.4 5.7 14.6 8.8 23.1 8.8 19.2 0 34.8-15.6 34.8-34.8l0-378.4c0-19.2-15.6-34.8-34.8-34.8-8.5 0-16.7 3.1-23.1 8.8L96 160 48 160c-26.5 0-48 21.5-48 48l0 96c0 26.5 21.5 48 48 48zM367 175c-9.4 9.4-9.4 24.6 0 33.9l47 47-47 47c-9.4 9.4-9.4 24.6 0 33.9s24.6 9.4 33.9 0l47-47 47 47c9.4 9.4 24.6 9.4 33.9 0s9.4-24.6 0-33.9l-47-47 47-47c9.4-9.4 9.4-24.6 0-33.9s-24.6-9.4-33.9 0l-47 47-47-47c-9.4-9.4-24.6-9.4-33.9 0z"/></svg>`,xmark:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M55.1 73.4c-12.5-12.5-32.8-12.5-45.3 0s-12.5 32.8 0 45.3L147.2 256 9.9 393.4c-12.5 12.5-12.5 32.8 0 45.3s32.8 12.5 45.3 0L192.5 301.3 329.9 438.6c12.5 12.5 32.8 12.5 45.3 0s12.5-32.8 0-45.3L237.8 256 375.1 118.6c12.5-12.5 12.5-32.8 0-45.3s-32.8-12.5-45.3 0L192.5 210.7 55.1 73.4z"/></svg>`},regular:{calendar:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M216 64C229.3 64 240 74.7 240 88L240 128L400 128L400 88C400 74.7 410.7 64 424 64C437.3 64 448 74.7 448 88L448 128L480 128C515.3 128 544 156.7 544 192L544 480C544 515.3 515.3 544 480 544L160 544C124.7 544 96 515.3 96 480L96 192C96 156.7 124.7 128 160 128L192 128L192 88C192 74.7 202.7 64 216 64zM216 176L160 176C151.2 176 144 183.2 144 192L144 240L496 240L496 192C496 183.2 488.8 176 480 176L216 176zM144 288L144 480C144 488.8 151.2 496 160 496L480 496C488.8 496 496 488.8 496 480L496 288L144 288z"/></svg>`,"circle-question":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M464 256a208 208 0 1 0 -416 0 208 208 0 1 0 416 0zM0 256a256 256 0 1 1 512 0 256 256 0 1 1 -512 0zm256-80c-17.7 0-32 14.3-32 32 0 13.3-10.7 24-24 24s-24-10.7-24-24c0-44.2 35.8-80 80-80s80 35.8 80 80c0 47.2-36 67.2-56 74.5l0 3.8c0 13.3-10.7 24-24 24s-24-10.7-24-24l0-8.1c0-20.5 14.8-35.2 30.1-40.2 6.4-2.1 13.2-5.5 18.2-10.3 4.3-4.2 7.7-10 7.7-19.6 0-17.7-14.3-32-32-32zM224 368a32 32 0 1 1 64 0 32 32 0 1 1 -64 0z"/></svg>`,"circle-xmark":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M256 48a208 208 0 1 1 0 416 208 208 0 1 1 0-416zm0 464a256 256 0 1 0 0-512 256 256 0 1 0 0 512zM167 167c-9.4 9.4-9.4 24.6 0 33.9l55 55-55 55c-9.4 9.4-9.4 24.6 0 33.9s24.6 9.4 33.9 0l55-55 55 55c9.4 9.4 24.6 9.4 33.9 0s9.4-24.6 0-33.9l-55-55 55-55c9.4-9.4 9.4-24.6 0-33.9s-24.6-9.4-33.9 0l-55 55-55-55c-9.4-9.4-24.6-9.4-33.9 0z"/></svg>`,clock:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><!--!Font Awesome Free v7.2.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2026 Fonticons, Inc.--><path d="M528 320C528 434.9 434.9 528 320 528C205.1 528 112 434.9 112 320C112 205.1 205.1 112 320 112C434.9 112 528 205.1 528 320zM64 320C64 461.4 178.6 576 320 576C461.4 576 576 461.4 576 320C576 178.6 461.4 64 320 64C178.6 64 64 178.6 64 320zM296 184L296 320C296 328 300 335.5 306.7 340L402.7 404C413.7 411.4 428.6 408.4 436 397.3C443.4 386.2 440.4 371.4 429.3 364L344 307.2L344 184C344 170.7 333.3 160 320 160C306.7 160 296 170.7 296 184z"/></svg>`,copy:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 448 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M384 336l-192 0c-8.8 0-16-7.2-16-16l0-256c0-8.8 7.2-16 16-16l133.5 0c4.2 0 8.3 1.7 11.3 4.7l58.5 58.5c3 3 4.7 7.1 4.7 11.3L400 320c0 8.8-7.2 16-16 16zM192 384l192 0c35.3 0 64-28.7 64-64l0-197.5c0-17-6.7-33.3-18.7-45.3L370.7 18.7C358.7 6.7 342.5 0 325.5 0L192 0c-35.3 0-64 28.7-64 64l0 256c0 35.3 28.7 64 64 64zM64 128c-35.3 0-64 28.7-64 64L0 448c0 35.3 28.7 64 64 64l192 0c35.3 0 64-28.7 64-64l0-16-48 0 0 16c0 8.8-7.2 16-16 16L64 464c-8.8 0-16-7.2-16-16l0-256c0-8.8 7.2-16 16-16l16 0 0-48-16 0z"/></svg>`,eye:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 576 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M288 80C222.8 80 169.2 109.6 128.1 147.7 89.6 183.5 63 226 49.4 256 63 286 89.6 328.5 128.1 364.3 169.2 402.4 222.8 432 288 432s118.8-29.6 159.9-67.7C486.4 328.5 513 286 526.6 256 513 226 486.4 183.5 447.9 147.7 406.8 109.6 353.2 80 288 80zM95.4 112.6C142.5 68.8 207.2 32 288 32s145.5 36.8 192.6 80.6c46.8 43.5 78.1 95.4 93 131.1 3.3 7.9 3.3 16.7 0 24.6-14.9 35.7-46.2 87.7-93 131.1-47.1 43.7-111.8 80.6-192.6 80.6S142.5 443.2 95.4 399.4c-46.8-43.5-78.1-95.4-93-131.1-3.3-7.9-3.3-16.7 0-24.6 14.9-35.7 46.2-87.7 93-131.1zM288 336c44.2 0 80-35.8 80-80 0-29.6-16.1-55.5-40-69.3-1.4 59.7-49.6 107.9-109.3 109.3 13.8 23.9 39.7 40 69.3 40zm-79.6-88.4c2.5 .3 5 .4 7.6 .4 35.3 0 64-28.7 64-64 0-2.6-.2-5.1-.4-7.6-37.4 3.9-67.2 33.7-71.1 71.1zm45.6-115c10.8-3 22.2-4.5 33.9-4.5 8.8 0 17.5 .9 25.8 2.6 .3 .1 .5 .1 .8 .2 57.9 12.2 101.4 63.7 101.4 125.2 0 70.7-57.3 128-128 128-61.6 0-113-43.5-125.2-101.4-1.8-8.6-2.8-17.5-2.8-26.6 0-11 1.4-21.8 4-32 .2-.7 .3-1.3 .5-1.9 11.9-43.4 46.1-77.6 89.5-89.5z"/></svg>`,"eye-slash":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 576 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M41-24.9c-9.4-9.4-24.6-9.4-33.9 0S-2.3-.3 7 9.1l528 528c9.4 9.4 24.6 9.4 33.9 0s9.4-24.6 0-33.9l-96.4-96.4c2.7-2.4 5.4-4.8 8-7.2 46.8-43.5 78.1-95.4 93-131.1 3.3-7.9 3.3-16.7 0-24.6-14.9-35.7-46.2-87.7-93-131.1-47.1-43.7-111.8-80.6-192.6-80.6-56.8 0-105.6 18.2-146 44.2L41-24.9zM176.9 111.1c32.1-18.9 69.2-31.1 111.1-31.1 65.2 0 118.8 29.6 159.9 67.7 38.5 35.7 65.1 78.3 78.6 108.3-13.6 30-40.2 72.5-78.6 108.3-3.1 2.8-6.2 5.6-9.4 8.4L393.8 328c14-20.5 22.2-45.3 22.2-72 0-70.7-57.3-128-128-128-26.7 0-51.5 8.2-72 22.2l-39.1-39.1zm182 182l-108-108c11.1-5.8 23.7-9.1 37.1-9.1 44.2 0 80 35.8 80 80 0 13.4-3.3 26-9.1 37.1zM103.4 173.2l-34-34c-32.6 36.8-55 75.8-66.9 104.5-3.3 7.9-3.3 16.7 0 24.6 14.9 35.7 46.2 87.7 93 131.1 47.1 43.7 111.8 80.6 192.6 80.6 37.3 0 71.2-7.9 101.5-20.6L352.2 422c-20 6.4-41.4 10-64.2 10-65.2 0-118.8-29.6-159.9-67.7-38.5-35.7-65.1-78.3-78.6-108.3 10.4-23.1 28.6-53.6 54-82.8z"/></svg>`,star:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 576 512"><!--! Font Awesome Free 7.0.0 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free Copyright 2025 Fonticons, Inc. --><path d="M288.1-32c9 0 17.3 5.1 21.4 13.1L383 125.3 542.9 150.7c8.9 1.4 16.3 7.7 19.1 16.3s.5 18-5.8 24.4L441.7 305.9 467 465.8c1.4 8.9-2.3 17.9-9.6 23.2s-17 6.1-25 2L288.1 417.6 143.8 491c-8 4.1-17.7 3.3-25-2s-11-14.2-9.6-23.2L134.4 305.9 20 191.4c-6.4-6.4-8.6-15.8-5.8-24.4s10.1-14.9 19.1-16.3l159.9-25.4 73.6-144.2c4.1-8 12.4-13.1 21.4-13.1zm0 76.8L230.3 158c-3.5 6.8-10 11.6-17.6 12.8l-125.5 20 89.8 89.9c5.4 5.4 7.9 13.1 6.7 20.7l-19.8 125.5 113.3-57.6c6.8-3.5 14.9-3.5 21.8 0l113.3 57.6-19.8-125.5c-1.2-7.6 1.3-15.3 6.7-20.7l89.8-89.9-125.5-20c-7.6-1.2-14.1-6-17.6-12.8L288.1 44.8z"/></svg>`}},ri={name:`system`,resolver:(e,t=`classic`,n=`solid`)=>{let r=ni[n][e]??ni.regular[e]??ni.regular[`circle-question`];return r?ti(r):``},mutator:e=>{e.hasAttribute(`fill`)||e.setAttribute(`fill`,`currentColor`)}},ii=`classic`,ai=[ei,ri],oi=new Set;function si(e){oi.add(e)}function ci(e){oi.delete(e)}function li(e){return ai.find(t=>t.name===e)}function ui(){return ii}var{I:di}=ke,fi=(e,t)=>t===void 0?e?._$litType$!==void 0:e?._$litType$===t,pi=e=>e.strings===void 0,mi={},hi=(e,t=mi)=>e._$AH=t,gi=Symbol(),_i=Symbol(),vi,yi=new Map,bi=class extends mt{constructor(){super(...arguments),this.svg=null,this.autoWidth=!1,this.swapOpacity=!1,this.label=``,this.library=`default`,this.rotate=0,this.resolveIcon=async(e,t)=>{let n;if(t?.spriteSheet){this.hasUpdated||await this.updateComplete,this.svg=j`<svg part="svg">
        <use part="use" href="${e}"></use>
      </svg>`,await this.updateComplete;let n=this.shadowRoot.querySelector(`[part='svg']`);return typeof t.mutator==`function`&&t.mutator(n,this),this.svg}try{if(n=await fetch(e,{mode:`cors`}),!n.ok)return n.status===410?gi:_i}catch{return _i}try{let e=document.createElement(`div`);e.innerHTML=await n.text();let t=e.firstElementChild;if(t?.tagName?.toLowerCase()!==`svg`)return gi;vi||=new DOMParser;let r=vi.parseFromString(t.outerHTML,`text/html`).body.querySelector(`svg`);return r?(r.part.add(`svg`),document.adoptNode(r)):gi}catch{return gi}}}connectedCallback(){super.connectedCallback(),si(this)}firstUpdated(e){super.firstUpdated(e),this.hasAttribute(`rotate`)&&this.style.setProperty(`--rotate-angle`,`${this.rotate}deg`),this.setIcon()}disconnectedCallback(){super.disconnectedCallback(),ci(this)}async getIconSource(){let e=li(this.library),t=this.family||ui();if(this.name&&e){let n=this.canvas===`auto`||this.autoWidth,r;try{r=await e.resolver(this.name,t,this.variant,n)}catch{r=void 0}return{url:r,fromLibrary:!0}}return{url:this.src,fromLibrary:!1}}handleLabelChange(){typeof this.label==`string`&&this.label.length>0?(this.setAttribute(`role`,`img`),this.setAttribute(`aria-label`,this.label),this.removeAttribute(`aria-hidden`)):(this.removeAttribute(`role`),this.removeAttribute(`aria-label`),this.setAttribute(`aria-hidden`,`true`))}async setIcon(){let{url:e,fromLibrary:t}=await this.getIconSource(),n=t?li(this.library):void 0;if(!e){this.svg=null;return}let r=yi.get(e);r||(r=this.resolveIcon(e,n),yi.set(e,r));let i=await r;if(i===_i&&yi.delete(e),e===(await this.getIconSource()).url){if(fi(i))this.svg=i;else switch(i){case _i:case gi:this.svg=null,this.dispatchEvent(new et);break;default:this.svg=i.cloneNode(!0),n?.mutator?.(this.svg,this),this.dispatchEvent(new Wr)}}}willUpdate(e){return this.style||this.setStyleProperty(`--rotate-angle`,`${this.rotate}deg`),super.willUpdate(e)}updated(e){super.updated(e);let t=li(this.library);this.hasAttribute(`rotate`)&&this.style.setProperty(`--rotate-angle`,`${this.rotate}deg`);let n=this.shadowRoot?.querySelector(`svg`);n&&t?.mutator?.(n,this)}render(){return this.hasUpdated?this.svg:j`<svg part="svg" width="16" height="16" viewBox="0 0 16 16"></svg>`}};bi.css=Gr,I([Ie()],bi.prototype,`svg`,2),I([N({reflect:!0})],bi.prototype,`name`,2),I([N({reflect:!0})],bi.prototype,`family`,2),I([N({reflect:!0})],bi.prototype,`variant`,2),I([N({reflect:!0})],bi.prototype,`canvas`,2),I([N({attribute:`auto-width`,type:Boolean,reflect:!0})],bi.prototype,`autoWidth`,2),I([N({attribute:`swap-opacity`,type:Boolean,reflect:!0})],bi.prototype,`swapOpacity`,2),I([N()],bi.prototype,`src`,2),I([N()],bi.prototype,`label`,2),I([N({reflect:!0})],bi.prototype,`library`,2),I([N({type:Number,reflect:!0})],bi.prototype,`rotate`,2),I([N({type:String,reflect:!0})],bi.prototype,`flip`,2),I([N({type:String,reflect:!0})],bi.prototype,`animation`,2),I([F(`label`)],bi.prototype,`handleLabelChange`,1),I([F([`family`,`name`,`library`,`variant`,`src`,`autoWidth`,`canvas`,`swapOpacity`],{waitUntilFirstUpdate:!0})],bi.prototype,`setIcon`,1),bi=I([Ne(`wa-icon`)],bi);var xi=s`
  :host(:focus) {
    outline: none;
  }

  .number-field {
    display: flex;
    align-items: stretch;
    justify-content: start;
    position: relative;
    height: var(--wa-form-control-height);
    border-color: var(--wa-form-control-border-color);
    border-radius: var(--wa-form-control-border-radius);
    border-style: var(--wa-form-control-border-style);
    border-width: var(--wa-form-control-border-width);
    cursor: text;
    color: var(--wa-form-control-value-color);
    font-size: inherit;
    font-family: inherit;
    font-weight: var(--wa-form-control-value-font-weight);
    line-height: var(--wa-form-control-value-line-height);
    vertical-align: middle;
    width: 100%;
    transition:
      background-color var(--wa-transition-normal),
      border-color var(--wa-transition-normal),
      outline-color var(--wa-transition-fast);
    transition-timing-function: var(--wa-transition-easing);
    background-color: var(--wa-form-control-background-color);
    padding: 0;
    outline: var(--wa-focus-ring-style) var(--wa-focus-ring-width) transparent;
    outline-offset: var(--wa-focus-ring-offset);

    &:focus-within {
      outline-color: var(--wa-color-focus);
    }

    /* Style disabled inputs */
    &:has(input:disabled) {
      cursor: not-allowed;
      opacity: 0.5;
    }
  }

  /* Appearance modifiers */
  :host([appearance='outlined']) {
    .number-field {
      background-color: var(--wa-form-control-background-color);
      border-color: var(--wa-form-control-border-color);
    }

    .stepper {
      color: var(--wa-color-neutral-on-quiet);

      @media (hover: hover) {
        &:hover:not(:disabled) {
          color: var(--wa-color-neutral-on-quiet);
          background-color: var(--wa-color-neutral-fill-quiet);
        }
      }

      &:active:not(:disabled) {
        color: color-mix(in oklab, var(--wa-color-neutral-on-quiet), var(--wa-color-mix-active));
        background-color: color-mix(in oklab, var(--wa-color-neutral-fill-quiet), var(--wa-color-mix-active));
      }
    }
  }

  :host([appearance='filled']) {
    .number-field {
      background-color: var(--wa-color-neutral-fill-quiet);
      border-color: var(--wa-color-neutral-fill-quiet);
    }

    .stepper {
      color: var(--wa-color-neutral-on-quiet);

      @media (hover: hover) {
        &:hover:not(:disabled) {
          color: var(--wa-color-neutral-on-normal);
          background-color: var(--wa-color-neutral-fill-normal);
        }
      }

      &:active:not(:disabled) {
        color: color-mix(in oklab, var(--wa-color-neutral-on-normal), var(--wa-color-mix-active));
        background-color: color-mix(in oklab, var(--wa-color-neutral-fill-normal), var(--wa-color-mix-active));
      }
    }
  }

  :host([appearance='filled-outlined']) {
    .number-field {
      background-color: var(--wa-color-neutral-fill-quiet);
      border-color: var(--wa-form-control-border-color);
    }

    .stepper {
      color: var(--wa-color-neutral-on-quiet);

      @media (hover: hover) {
        &:hover:not(:disabled) {
          color: var(--wa-color-neutral-on-normal);
          background-color: var(--wa-color-neutral-fill-normal);
        }
      }

      &:active:not(:disabled) {
        color: color-mix(in oklab, var(--wa-color-neutral-on-normal), var(--wa-color-mix-active));
        background-color: color-mix(in oklab, var(--wa-color-neutral-fill-normal), var(--wa-color-mix-active));
      }
    }
  }

  :host([pill]) {
    .number-field,
    .stepper {
      border-radius: var(--wa-border-radius-pill);
    }
  }

  .number-field {
    /* Show autofill styles over the entire number field, not just the native <input> */
    &:has(:autofill),
    &:has(:-webkit-autofill) {
      background-color: var(--wa-color-brand-fill-quiet) !important;
    }

    input {
      flex: auto;
      height: 100%;
      width: auto;
      min-width: 0;
      margin: 0;
      padding: 0 var(--wa-form-control-padding-inline);
      outline: none;
      box-shadow: none;
      border: none;
      background-color: transparent;
      font: inherit;
      transition: inherit;
      cursor: inherit;
      -webkit-appearance: none;

      /* Center-align and use tabular numbers for better alignment */
      text-align: center;
      font-variant-numeric: tabular-nums;

      /* Hide the number spinners in Firefox */
      -moz-appearance: textfield;

      /* Hide the number spinners in Chrome/Safari */
      &::-webkit-outer-spin-button,
      &::-webkit-inner-spin-button {
        -webkit-appearance: none;
        margin: 0;
        display: none;
      }

      /* Turn off Safari's autofill styles */
      &:-webkit-autofill,
      &:-webkit-autofill:hover,
      &:-webkit-autofill:focus,
      &:-webkit-autofill:active {
        -webkit-background-clip: text;
        background-color: transparent;
        -webkit-text-fill-color: inherit;
      }
    }

    &:autofill {
      &,
      &:hover,
      &:focus,
      &:active {
        box-shadow: none;
        caret-color: var(--wa-form-control-value-color);
      }
    }

    &::placeholder {
      color: var(--wa-form-control-placeholder-color);
      user-select: none;
      -webkit-user-select: none;
    }

    &:focus {
      outline: none;
    }
  }

  .start,
  .end {
    display: inline-flex;
    flex: 1;
    align-items: center;
    cursor: default;

    &::slotted(wa-icon) {
      color: var(--wa-color-neutral-on-quiet);
    }
  }

  .start {
    justify-content: start;
    margin-inline-start: var(--wa-form-control-padding-inline);
  }

  .end {
    justify-content: end;
    margin-inline-end: var(--wa-form-control-padding-inline);
  }

  /*
   * Steppers - horizontal layout with minus on start, plus on end
   */

  .stepper {
    display: flex;
    align-items: center;
    justify-content: center;
    aspect-ratio: 1 / 1;
    height: calc(100% - var(--wa-form-control-border-width) * 2);
    flex: 0 0 auto;
    border: none;
    border-radius: calc(var(--wa-form-control-border-radius) - var(--wa-form-control-border-width) * 2);
    background: transparent;
    cursor: pointer;
    margin: var(--wa-form-control-border-width);
    padding: 0;
    font-size: inherit;
    transition-property: background-color, color;
    transition-duration: var(--wa-transition-fast);
    transition-timing-function: var(--wa-transition-easing);

    &:disabled {
      opacity: 0.5;
      cursor: not-allowed;
    }

    &:focus {
      outline: none;
    }
  }

  :host([without-steppers]) .stepper {
    display: none;
  }
`;function Si(e,t){let n=e.metaKey||e.ctrlKey||e.shiftKey||e.altKey;e.key===`Enter`&&!n&&setTimeout(()=>{!e.defaultPrevented&&!e.isComposing&&Ei(t)})}var Ci=new Map([[`input`,!0],[`wa-input`,!0],[`wa-tag-input`,!0],[`wa-number-input`,!0],[`wa-otp-input`,!0],[`wa-slider`,!0]]),wi=new Map([[`button`,!1],[`checkbox`,!1],[`color`,!1],[`date`,!1],[`datetime-local`,!1],[`email`,!0],[`file`,!1],[`hidden`,!1],[`image`,!1],[`month`,!1],[`number`,!0],[`password`,!0],[`radio`,!1],[`range`,!1],[`reset`,!0],[`search`,!0],[`submit`,!1],[`tel`,!0],[`text`,!0],[`time`,!1],[`url`,!0],[`week`,!1]]),Ti=e=>{let t=e?.localName;if(!t||!Ci.get(t))return!1;if(t!==`input`&&t!==`wa-input`)return!0;let n=e.type;return!!wi.get(n)};function Ei(e){let t=null;if(`form`in e&&(t=e.form),!t&&`getForm`in e&&(t=e.getForm()),!t)return;let n=Array.from(t.elements),r=0;for(let e of n)Ti(e)&&(r+=1);if(r===1){t.requestSubmit(null);return}let i=n.find(e=>e.type===`submit`&&!e.matches(`:disabled`));i&&([`input`,`button`].includes(i.localName)?t.requestSubmit(i):i.click())}var Di=s`
  :host {
    display: flex;
    flex-direction: column;
  }

  /* Treat wrapped labels, inputs, and hints as direct children of the host element */
  [part~='form-control'] {
    display: contents;
  }

  /* Label */
  :is([part~='form-control-label'], [part~='label']):has(*:not(:empty)),
  :is([part~='form-control-label'], [part~='label']).has-label {
    display: inline-flex;
    color: var(--wa-form-control-label-color);
    font-weight: var(--wa-form-control-label-font-weight);
    line-height: var(--wa-form-control-label-line-height);
    margin-block-end: 0.5em;
  }

  :host([required]) :is([part~='form-control-label'], [part~='label'])::after {
    content: var(--wa-form-control-required-content);
    margin-inline-start: var(--wa-form-control-required-content-offset);
    color: var(--wa-form-control-required-content-color);
  }

  /* Help text */
  [part~='hint'] {
    display: block;
    color: var(--wa-form-control-hint-color);
    font-weight: var(--wa-form-control-hint-font-weight);
    line-height: var(--wa-form-control-hint-line-height);
    margin-block-start: 0.5em;
    font-size: var(--wa-font-size-smaller);

    &:not(.has-slotted, .has-hint, .has-count) {
      display: none;
    }
  }
`,Oi=()=>({checkValidity(e){let t=e.input,n={message:``,isValid:!0,invalidKeys:[]};if(!t)return n;let r=!0;if(`checkValidity`in t&&(r=t.checkValidity()),r)return n;if(n.isValid=!1,`validationMessage`in t&&(n.message=t.validationMessage),!(`validity`in t))return n.invalidKeys.push(`customError`),n;for(let e in t.validity){if(e===`valid`)continue;let r=e;t.validity[r]&&n.invalidKeys.push(r)}return n}}),ki=class extends Event{constructor(){super(`wa-invalid`,{bubbles:!0,cancelable:!1,composed:!0})}},Ai=()=>({observedAttributes:[`custom-error`],checkValidity(e){let t={message:``,isValid:!0,invalidKeys:[]};return e.customError&&(t.message=e.customError,t.isValid=!1,t.invalidKeys=[`customError`]),t}}),ji=class extends mt{constructor(){super(),this.name=null,this.disabled=!1,this.required=!1,this.assumeInteractionOn=[`input`],this.validators=[],this.valueHasChanged=!1,this.hasInteracted=!1,this.customError=null,this.emittedEvents=[],this.emitInvalid=e=>{e.target===this&&(this.hasInteracted=!0,this.dispatchEvent(new ki))},this.handleInteraction=e=>{let t=this.emittedEvents;t.includes(e.type)||t.push(e.type),t.length===this.assumeInteractionOn?.length&&(this.hasInteracted=!0)},`addEventListener`in this&&this.addEventListener(`invalid`,this.emitInvalid)}static get validators(){return[Ai()]}static get observedAttributes(){let e=new Set(super.observedAttributes||[]);for(let t of this.validators)if(t.observedAttributes)for(let n of t.observedAttributes)e.add(n);return[...e]}connectedCallback(){super.connectedCallback(),this.didSSR&&!this.hasUpdated?this.updateComplete.then(()=>{this.updateValidity()}):this.updateValidity(),this.assumeInteractionOn.forEach(e=>{this.addEventListener?.(e,this.handleInteraction)})}firstUpdated(...e){super.firstUpdated(...e),this.updateValidity()}willUpdate(e){if(e.has(`customError`)&&(this.customError||=null,this.setCustomValidity(this.customError||``)),e.has(`value`)||e.has(`disabled`)||e.has(`defaultValue`)){let e=this.value;this.updateFormValue(e)}e.has(`disabled`)&&(this.customStates.set(`disabled`,this.disabled),(this.hasAttribute(`disabled`)||!this.matches(`:disabled`))&&this.toggleAttribute(`disabled`,this.disabled)),super.willUpdate(e),this.didSSR&&!this.hasUpdated?this.updateComplete.then(()=>this.updateValidity()):this.updateValidity()}updateFormValue(e){if(Array.isArray(e)){if(this.name){let t=new FormData;for(let n of e)t.append(this.name,n);this.setValue(t,t)}}else this.setValue(e,e)}get labels(){return this.internals.labels}getForm(){return this.internals.form}set form(e){e?this.setAttribute(`form`,e):this.removeAttribute(`form`)}get form(){return this.internals.form}get validity(){return this.internals.validity}get willValidate(){return this.internals.willValidate}get validationMessage(){return this.internals.validationMessage}checkValidity(){return this.updateValidity(),this.internals.checkValidity()}reportValidity(){return this.updateValidity(),this.hasInteracted=!0,this.internals.reportValidity()}get validationTarget(){return this.input||void 0}setValidity(...e){let t=e[0],n=e[1],r=e[2];r||=this.validationTarget,this.internals.setValidity(t,n,r||void 0),this.requestUpdate(`validity`),this.setCustomStates()}setCustomStates(){let e=!!this.required,t=this.internals.validity.valid,n=this.hasInteracted;this.customStates.set(`required`,e),this.customStates.set(`optional`,!e),this.customStates.set(`invalid`,!t),this.customStates.set(`valid`,t),this.customStates.set(`user-invalid`,!t&&n),this.customStates.set(`user-valid`,t&&n)}setCustomValidity(e){e?(this.customError=e,this.setValidity({customError:!0},e,this.validationTarget)):(this.customError=null,this.setValidity({}))}formResetCallback(){this.resetValidity(),this.hasInteracted=!1,this.valueHasChanged=!1,this.emittedEvents=[],this.updateValidity()}formDisabledCallback(e){this.disabled=e,this.updateValidity()}formStateRestoreCallback(e,t){this.didSSR&&!this.hasUpdated?this.updateComplete.then(()=>{this.value=e,t===`restore`&&this.resetValidity(),this.updateValidity()}):(this.value=e,t===`restore`&&this.resetValidity(),this.updateValidity())}setValue(...e){let[t,n]=e;this.internals.setFormValue(t,n)}get allValidators(){let e=this.constructor.validators||[],t=this.validators||[];return[...e,...t]}resetValidity(){this.setCustomValidity(``),this.setValidity({})}updateValidity(){if(this.disabled||this.hasAttribute(`disabled`)||!this.willValidate){this.resetValidity();return}let e=this.allValidators;if(!e?.length)return;let t={customError:!!this.customError},n=this.validationTarget||this.input||void 0,r=``;for(let n of e){let{isValid:e,message:i,invalidKeys:a}=n.checkValidity(this);e||(r||=i,a?.length>=0&&a.forEach(e=>t[e]=!0))}r||=this.validationMessage,this.setValidity(t,r,n)}};ji.formAssociated=!0,I([N({reflect:!0})],ji.prototype,`name`,2),I([N({type:Boolean})],ji.prototype,`disabled`,2),I([N({state:!0,attribute:!1})],ji.prototype,`valueHasChanged`,2),I([N({state:!0,attribute:!1})],ji.prototype,`hasInteracted`,2),I([N({attribute:`custom-error`,reflect:!0})],ji.prototype,`customError`,2),I([N({attribute:!1,state:!0,type:Object})],ji.prototype,`validity`,1);var Mi={small:`s`,medium:`m`,large:`l`},Ni=new Set;function Pi(e,t){t in Mi&&!Ni.has(`${e}:${t}`)&&(Ni.add(`${e}:${t}`),console.warn(`[${e}] size="${t}" is deprecated. Use size="${Mi[t]}" instead. The long-form value will be removed in the next major version.`))}var Fi=class{constructor(e,...t){this.slotNames=[],this.handleSlotChange=e=>{let t=e.target;(this.slotNames.includes(`[default]`)&&!t.name||t.name&&this.slotNames.includes(t.name))&&this.host.requestUpdate()},(this.host=e).addController(this),this.slotNames=t}hasDefaultSlot(){return this.host.childNodes?[...this.host.childNodes].some(e=>{if(e.nodeType===Node.TEXT_NODE&&e.textContent.trim()!==``)return!0;if(e.nodeType===Node.ELEMENT_NODE){let t=e;if(t.tagName.toLowerCase()===`wa-visually-hidden`)return!1;if(!t.hasAttribute(`slot`))return!0}return!1}):!1}hasNamedSlot(e){return this.host.querySelector?.(`:scope > [slot="${e}"]`)!==null}test(e,t){return t&&this.host.didSSR&&!this.host.hasUpdated?!!this.host[t]:e===`[default]`?this.hasDefaultSlot():this.hasNamedSlot(e)}hostConnected(){let e=this.host.shadowRoot;e&&`addEventListener`in e&&e.addEventListener(`slotchange`,this.handleSlotChange)}hostDisconnected(){let e=this.host.shadowRoot;e&&`removeEventListener`in e&&e.removeEventListener(`slotchange`,this.handleSlotChange)}},Ii=s`
  :host([size='xs']) {
    font-size: var(--wa-font-size-xs);
  }

  :host([size='s']),
  :host([size='small']) {
    font-size: var(--wa-font-size-s);
  }

  :host([size='m']),
  :host([size='medium']) {
    font-size: var(--wa-font-size-m);
  }

  :host([size='l']),
  :host([size='large']) {
    font-size: var(--wa-font-size-l);
  }

  :host([size='xl']) {
    font-size: var(--wa-font-size-xl);
  }
`,R=e=>e??M,Li=Ot(class extends kt{constructor(e){if(super(e),e.type!==Dt.PROPERTY&&e.type!==Dt.ATTRIBUTE&&e.type!==Dt.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!pi(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===he||t===M)return t;let n=e.element,r=e.name;if(e.type===Dt.PROPERTY){if(t===n[r])return he}else if(e.type===Dt.BOOLEAN_ATTRIBUTE){if(!!t===n.hasAttribute(r))return he}else if(e.type===Dt.ATTRIBUTE&&n.getAttribute(r)===t+``)return he;return hi(e),t}}),z=class extends ji{constructor(){super(...arguments),this.assumeInteractionOn=[`blur`,`input`],this.hasSlotController=new Fi(this,`hint`,`label`),this.localize=new Et(this),this.title=``,this._value=null,this.defaultValue=this.getAttribute(`value`)||null,this.size=`m`,this.appearance=`outlined`,this.pill=!1,this.label=``,this.hint=``,this.placeholder=``,this.readonly=!1,this.required=!1,this.step=1,this.withoutSteppers=!1,this.inputmode=`numeric`,this.withLabel=!1,this.withHint=!1}static get validators(){return[...super.validators,Oi()]}get value(){return this.valueHasChanged?this._value:this._value??this.defaultValue}set value(e){this._value!==e&&(this.valueHasChanged=!0,this._value=e)}handleSizeChange(){Pi(this.localName,this.size)}updateFormValue(e){e==null?this.setValue(``,null):super.updateFormValue(e)}get isAtMin(){if(this.min===void 0)return!1;let e=parseFloat(this.value||``);return!isNaN(e)&&e<=this.min}get isAtMax(){if(this.max===void 0)return!1;let e=parseFloat(this.value||``);return!isNaN(e)&&e>=this.max}handleChange(e){this.value=this.input.value,this.relayNativeEvent(e,{bubbles:!0,composed:!0})}handleInput(){this.value=this.input.value}handleKeyDown(e){Si(e,this),(e.key===`ArrowUp`||e.key===`ArrowDown`)&&requestAnimationFrame(()=>{this.value!==this.input.value&&(this.value=this.input.value)})}handleStepperPointerUp(e,t){if(this.disabled||this.readonly)return;let n=new InputEvent(`beforeinput`,{bubbles:!0,cancelable:!0,composed:!0});this.dispatchEvent(n),n.defaultPrevented||(e===`up`?this.input.stepUp():this.input.stepDown(),this.value!==this.input.value&&(this.value=this.input.value),this.dispatchEvent(new InputEvent(`input`,{bubbles:!0,composed:!0})),this.dispatchEvent(new Event(`change`,{bubbles:!0,composed:!0})),t.pointerType!==`touch`&&this.input.focus())}handleStepperPointerDown(e){e.pointerType!==`touch`&&(e.preventDefault(),this.input.focus())}updated(e){super.updated(e),(e.has(`value`)||e.has(`defaultValue`))&&(this.input&&this.value&&this.input.value!==this.value&&(this._value=this.input.value),this.customStates.set(`blank`,!this.value))}handleStepChange(){this.input.step=String(this.step),this.updateValidity()}focus(e){this.input.focus(e)}blur(){this.input.blur()}select(){this.input.select()}stepUp(){this.input.stepUp(),this.value!==this.input.value&&(this.value=this.input.value)}stepDown(){this.input.stepDown(),this.value!==this.input.value&&(this.value=this.input.value)}formResetCallback(){this.value=this.defaultValue,super.formResetCallback()}render(){let e=this.hasSlotController.test(`label`,`withLabel`),t=this.hasSlotController.test(`hint`,`withHint`),n=this.label?!0:!!e,r=this.hint?!0:!!t;return j`
      <label
        part="form-control-label label"
        class=${At({label:!0,"has-label":n})}
        for="input"
        aria-hidden=${n?`false`:`true`}
      >
        <slot name="label">${this.label}</slot>
      </label>

      <div part="base number-input" class="number-field">
        ${this.withoutSteppers?``:j`
              <button
                part="stepper stepper-decrement"
                class="stepper stepper-decrement"
                type="button"
                tabindex="-1"
                aria-label=${this.localize.term(`decrement`)}
                ?disabled=${this.disabled||this.readonly||this.isAtMin}
                @pointerdown=${this.handleStepperPointerDown}
                @pointerup=${e=>this.handleStepperPointerUp(`down`,e)}
              >
                <slot name="decrement-icon">
                  <wa-icon name="minus" library="system"></wa-icon>
                </slot>
              </button>
            `}

        <slot name="start" part="start" class="start"></slot>

        <input
          part="input"
          id="input"
          class="control"
          type="number"
          inputmode=${R(this.inputmode)}
          title=${this.title}
          name=${R(this.name)}
          ?disabled=${this.disabled}
          ?readonly=${this.readonly}
          ?required=${this.required}
          placeholder=${R(this.placeholder)}
          min=${R(this.min)}
          max=${R(this.max)}
          step=${R(this.step)}
          .value=${Li(this.value??``)}
          autocomplete=${R(this.autocomplete)}
          ?autofocus=${this.autofocus}
          enterkeyhint=${R(this.enterkeyhint)}
          aria-describedby="hint"
          @change=${this.handleChange}
          @input=${this.handleInput}
          @keydown=${this.handleKeyDown}
        />

        <slot name="end" part="end" class="end"></slot>

        ${this.withoutSteppers?``:j`
              <button
                part="stepper stepper-increment"
                class="stepper stepper-increment"
                type="button"
                tabindex="-1"
                aria-label=${this.localize.term(`increment`)}
                ?disabled=${this.disabled||this.readonly||this.isAtMax}
                @pointerdown=${this.handleStepperPointerDown}
                @pointerup=${e=>this.handleStepperPointerUp(`up`,e)}
              >
                <slot name="increment-icon">
                  <wa-icon name="plus" library="system"></wa-icon>
                </slot>
              </button>
            `}
      </div>

      <slot
        id="hint"
        part="hint"
        name="hint"
        class=${At({"has-slotted":r})}
        aria-hidden=${r?`false`:`true`}
        >${this.hint}</slot
      >
    `}};z.css=[Ii,Di,xi],z.shadowRootOptions={...ji.shadowRootOptions,delegatesFocus:!0},I([P(`input`)],z.prototype,`input`,2),I([N()],z.prototype,`title`,2),I([Ie()],z.prototype,`value`,1),I([N({attribute:`value`,reflect:!0})],z.prototype,`defaultValue`,2),I([N({reflect:!0})],z.prototype,`size`,2),I([F(`size`)],z.prototype,`handleSizeChange`,1),I([N({reflect:!0})],z.prototype,`appearance`,2),I([N({type:Boolean,reflect:!0})],z.prototype,`pill`,2),I([N()],z.prototype,`label`,2),I([N({attribute:`hint`})],z.prototype,`hint`,2),I([N()],z.prototype,`placeholder`,2),I([N({type:Boolean,reflect:!0})],z.prototype,`readonly`,2),I([N({type:Boolean,reflect:!0})],z.prototype,`required`,2),I([N({type:Number})],z.prototype,`min`,2),I([N({type:Number})],z.prototype,`max`,2),I([N()],z.prototype,`step`,2),I([N({attribute:`without-steppers`,type:Boolean})],z.prototype,`withoutSteppers`,2),I([N()],z.prototype,`autocomplete`,2),I([N({type:Boolean})],z.prototype,`autofocus`,2),I([N()],z.prototype,`enterkeyhint`,2),I([N()],z.prototype,`inputmode`,2),I([N({attribute:`with-label`,type:Boolean})],z.prototype,`withLabel`,2),I([N({attribute:`with-hint`,type:Boolean})],z.prototype,`withHint`,2),I([F(`step`,{waitUntilFirstUpdate:!0})],z.prototype,`handleStepChange`,1),z=I([Ne(`wa-number-input`)],z),z.disableWarning?.(`change-in-update`);var Ri=(e,t,[n,r],i)=>j`<wa-number-input
    label=${e}
    .value=${String(t)}
    min=${n}
    max=${r}
    size="s"
    @input=${({target:e})=>{let t=e.value,a=Number(t);t!==``&&Number.isInteger(a)&&a>=n&&a<=r&&i(a)}}
  ></wa-number-input>`,zi=(e,t)=>e.dispatchEvent(new CustomEvent(`state`,{detail:t,bubbles:!0,composed:!0})),Bi=(e,t)=>e.dispatchEvent(new CustomEvent(`broken`,{detail:t,bubbles:!0,composed:!0})),Vi={brokers:[1,2,3,4,5,6].map(e=>({id:e,pod:e<=3?`stable`:`canary`})),topic:`orders`,partitions:20,replicationFactor:3,interval:10,pod:`canary`,seed:`42`,spread:`controller`,minIsr:2,broken:[]};function Hi(e){if(e.length<2)return{state:Vi};try{return{state:Wi(JSON.parse(decodeURIComponent(e.slice(1))))}}catch(e){return{state:Vi,fault:`This link cannot be read, so here is the example: ${Gi(e)}`}}}var Ui=e=>`#${encodeURIComponent(JSON.stringify(e))}`;function Wi(e){if(typeof e!=`object`||!e)throw Error(`it is no object`);let t=e,n={};for(let[e,r]of Object.entries(Vi)){let i=t[e]??r;if(typeof i!=typeof r||Array.isArray(i)!==Array.isArray(r))throw Error(`${e} is ${JSON.stringify(i)}`);n[e]=i}return n}var Gi=e=>e instanceof Error?e.message:String(e),Ki=2e3,qi=s`
  :host {
    display: block;
  }
  h2 {
    margin: 1.4rem 0 0.5rem;
    font-size: 0.8rem;
    font-weight: 600;
    letter-spacing: 0.06em;
    text-transform: uppercase;
    color: var(--faint);
  }
  h2:first-of-type {
    margin-top: 0;
  }
  p {
    margin: 0.3rem 0;
    font-size: 0.9rem;
  }
  .fields {
    display: grid;
    gap: 0.6rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .fault {
    color: var(--broken);
  }
  .faint {
    color: var(--faint);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.88rem;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 0.15rem 0.3rem;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: end;
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
    text-align: start;
  }
  thead th {
    color: var(--faint);
  }
  ul {
    margin: 0;
    padding-left: 1.1rem;
    font-size: 0.88rem;
  }
  li {
    margin-bottom: 0.3rem;
    overflow-wrap: anywhere;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 0.6rem;
    align-items: center;
  }
  button.plain {
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font: inherit;
    cursor: pointer;
    text-decoration: underline dotted;
  }
  button.plain:focus-visible {
    outline: 2px solid var(--accent);
  }
`;function B(e,t,n,r){var i=arguments.length,a=i<3?t:r===null?r=Object.getOwnPropertyDescriptor(t,n):r,o;if(typeof Reflect==`object`&&typeof Reflect.decorate==`function`)a=Reflect.decorate(e,t,n,r);else for(var s=e.length-1;s>=0;s--)(o=e[s])&&(a=(i<3?o(a):i>3?o(t,n,a):o(t,n))||a);return i>3&&a&&Object.defineProperty(t,n,a),a}var Ji=class extends Me{constructor(...e){super(...e),this.skew=[]}static{this.styles=qi}render(){if(!this.reached)return M;let{pods:e,racks:t,findings:n,create:r,plan:i}=this.reached;return j`
      <h2>Blast radius</h2>
      ${this.radii(`pod`,e)} ${t.length>1?this.radii(`rack`,t):M}
      <h2>Preflight</h2>
      ${n.length===0?j`<p>Nothing to warn of.</p>`:j`<ul>
              ${n.map(({severity:e,message:t})=>j`<li><b>${e}</b>: ${t}</li>`)}
            </ul>`}
      ${this.skew.length>0?j`<h2>Leaders over 100 seeds</h2>
              <ul>
                ${this.skew.map(e=>j`<li>${e}</li>`)}
              </ul>`:M}
      <h2>Hand over</h2>
      ${r?j`<p class="row">
                <wa-copy-button id="create" .value=${r} copy-label="Copy --replica-assignment"></wa-copy-button>
                kafka-topics --create --replica-assignment
              </p>
              <p class="row">
                <wa-copy-button id="plan" .value=${i} copy-label="Copy the reassignment JSON"></wa-copy-button>
                kafka-reassign-partitions --reassignment-json-file
              </p>`:j`<p>
              Beyond ${Ki.toLocaleString(`en`)} partitions the command does it: <code>podstripe place</code>.
            </p>`}
    `}radii(e,t){return j`<table>
      <thead>
        <tr>
          <th scope="col">${e}</th>
          <th scope="col">led</th>
          <th scope="col">hosted</th>
          <th scope="col">&lt; min ISR</th>
          <th scope="col">offline</th>
        </tr>
      </thead>
      <tbody>
        ${t.map(({name:t,brokers:n,led:r,hosted:i,belowMinIsr:a,offline:o})=>j`<tr>
              <td>
                <button class="plain" title="break or heal" @click=${()=>Bi(this,n)}>
                  ${t??`no ${e}`}
                </button>
              </td>
              <td>${r.part}</td>
              <td>${i.part}</td>
              <td>${a.part}</td>
              <td>${o.part}</td>
            </tr>`)}
      </tbody>
    </table>`}};B([N({attribute:!1})],Ji.prototype,`reached`,void 0),B([N({attribute:!1})],Ji.prototype,`skew`,void 0),Ji=B([Ne(`answers-panel`)],Ji);var Yi=s`
  :host {
    --spacing: var(--wa-space-m);
    --show-duration: var(--wa-transition-normal);
    --hide-duration: var(--wa-transition-normal);

    display: block;
  }

  details {
    display: block;
    overflow-anchor: none;
    border: var(--wa-panel-border-width) var(--wa-color-surface-border) var(--wa-panel-border-style);
    background-color: var(--wa-color-surface-default);
    border-radius: var(--wa-panel-border-radius);
    color: var(--wa-color-text-normal);

    /* Print styles */
    @media print {
      background: none;
      border: solid var(--wa-border-width-s) var(--wa-color-surface-border);

      summary {
        list-style: none;
      }
    }
  }

  /* Appearance modifiers */
  :host([appearance='plain']) details {
    background-color: transparent;
    border-color: transparent;
    border-radius: 0;
  }

  :host([appearance='outlined']) details {
    background-color: var(--wa-color-surface-default);
    border-color: var(--wa-color-surface-border);
  }

  :host([appearance='filled']) details {
    background-color: var(--wa-color-neutral-fill-quiet);
    border-color: transparent;
  }

  :host([appearance='filled-outlined']) details {
    background-color: var(--wa-color-neutral-fill-quiet);
    border-color: var(--wa-color-neutral-border-quiet);
  }

  :host([disabled]) details {
    opacity: 0.5;
    cursor: not-allowed;
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--spacing);
    padding: var(--spacing); /* Add padding here */
    border-radius: calc(var(--wa-panel-border-radius) - var(--wa-panel-border-width));
    user-select: none;
    -webkit-user-select: none;
    cursor: pointer;

    &::marker,
    &::-webkit-details-marker {
      display: none;
    }

    &:focus {
      outline: none;
    }

    &:focus-visible {
      outline: var(--wa-focus-ring);
      outline-offset: calc(var(--wa-panel-border-width) + var(--wa-focus-ring-offset));
    }
  }

  :host([open]) summary {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  /* 'Start' icon placement */
  :host([icon-placement='start']) summary {
    flex-direction: row-reverse;
    justify-content: start;
  }

  [part~='icon'] {
    flex: 0 0 auto;
    display: flex;
    align-items: center;
    color: var(--wa-color-text-quiet);
    transition: rotate var(--wa-transition-normal) var(--wa-transition-easing);
  }

  :host([open]) [part~='icon'] {
    rotate: 90deg;
  }

  :host([open]:dir(rtl)) [part~='icon'] {
    rotate: -90deg;
  }

  :host([open]) slot[name='expand-icon'],
  :host(:not([open])) slot[name='collapse-icon'] {
    display: none;
  }

  .body.animating {
    overflow: hidden;
  }

  .content {
    display: block;
    box-sizing: border-box; /* Ensure contents don't overflow */
    padding-block-start: var(--spacing);
    padding-inline: var(--spacing); /* Add horizontal padding */
    padding-block-end: var(--spacing); /* Add bottom padding */
  }
`,Xi=class extends mt{constructor(){super(...arguments),this.localize=new Et(this),this.animationGeneration=0,this.isAnimating=!1,this.open=!1,this.disabled=!1,this.appearance=`outlined`,this.iconPlacement=`end`}disconnectedCallback(){super.disconnectedCallback(),this.detailsObserver?.disconnect()}firstUpdated(e){super.firstUpdated(e),this.body.style.height=this.open?`auto`:`0`,this.open&&(this.details.open=!0),this.detailsObserver=new MutationObserver(e=>{for(let t of e)t.type===`attributes`&&t.attributeName===`open`&&(this.details.open?this.show():this.hide())}),this.detailsObserver.observe(this.details,{attributes:!0})}updated(e){e.has(`isAnimating`)&&this.customStates.set(`animating`,this.isAnimating)}handleSummaryClick(e){e.composedPath().some(e=>{if(!(e instanceof HTMLElement))return!1;let t=e.tagName?.toLowerCase();return[`a`,`button`,`input`,`textarea`,`select`].includes(t)?!0:e instanceof ji?!(`disabled`in e)||!e.disabled:!1})||(e.preventDefault(),this.disabled||(this.open?this.hide():this.show(),this.header.focus()))}handleSummaryKeyDown(e){(e.key===`Enter`||e.key===` `)&&(e.preventDefault(),this.open?this.hide():this.show()),(e.key===`ArrowUp`||e.key===`ArrowLeft`)&&(e.preventDefault(),this.hide()),(e.key===`ArrowDown`||e.key===`ArrowRight`)&&(e.preventDefault(),this.show())}closeOthersWithSameName(){this.name&&this.getRootNode().querySelectorAll(`wa-details[name="${this.name}"]`).forEach(e=>{e!==this&&e.open&&(e.open=!1)})}async handleOpenChange(){this.animationGeneration++;let e=this.animationGeneration;if(this.open){this.details.open=!0;let t=new Ft;if(this.dispatchEvent(t),t.defaultPrevented){this.open=!1,this.details.open=!1;return}this.closeOthersWithSameName(),this.isAnimating=!0;let n=$e(getComputedStyle(this.body).getPropertyValue(`--show-duration`));if(await Ze(this.body,[{height:`0`,opacity:`0`},{height:`${this.body.scrollHeight}px`,opacity:`1`}],{duration:n,easing:`linear`}),this.animationGeneration!==e)return;this.body.style.height=`auto`,this.isAnimating=!1,this.dispatchEvent(new Rt)}else{let t=new It;if(this.dispatchEvent(t),t.defaultPrevented){this.details.open=!0,this.open=!0;return}this.isAnimating=!0;let n=$e(getComputedStyle(this.body).getPropertyValue(`--hide-duration`));if(await Ze(this.body,[{height:`${this.body.scrollHeight}px`,opacity:`1`},{height:`0`,opacity:`0`}],{duration:n,easing:`linear`}),this.animationGeneration!==e)return;this.body.style.height=`0`,this.isAnimating=!1,this.details.open=!1,this.dispatchEvent(new Lt)}}async show(){if(!(this.open||this.disabled))return this.open=!0,Vr(this,`wa-after-show`)}async hide(){if(this.open&&!this.disabled)return this.open=!1,Vr(this,`wa-after-hide`)}render(){let e=this.hasUpdated?this.localize.dir()===`rtl`:this.dir===`rtl`;return j`
      <details part="base details">
        <summary
          part="header"
          role="button"
          aria-expanded=${this.open?`true`:`false`}
          aria-controls="content"
          aria-disabled=${this.disabled?`true`:`false`}
          tabindex=${this.disabled?`-1`:`0`}
          @click=${this.handleSummaryClick}
          @keydown=${this.handleSummaryKeyDown}
        >
          <slot name="summary" part="summary">${this.summary}</slot>

          <span part="icon">
            <slot name="expand-icon">
              <wa-icon library="system" variant="solid" name=${e?`chevron-left`:`chevron-right`}></wa-icon>
            </slot>
            <slot name="collapse-icon">
              <wa-icon library="system" variant="solid" name=${e?`chevron-left`:`chevron-right`}></wa-icon>
            </slot>
          </span>
        </summary>

        <div
          class=${At({body:!0,animating:this.isAnimating})}
          role="region"
          aria-labelledby="header"
        >
          <slot part="content" id="content" class="content"></slot>
        </div>
      </details>
    `}};Xi.css=Yi,I([P(`details`)],Xi.prototype,`details`,2),I([P(`summary`)],Xi.prototype,`header`,2),I([P(`.body`)],Xi.prototype,`body`,2),I([P(`.expand-icon-slot`)],Xi.prototype,`expandIconSlot`,2),I([Ie()],Xi.prototype,`isAnimating`,2),I([N({type:Boolean,reflect:!0})],Xi.prototype,`open`,2),I([N()],Xi.prototype,`summary`,2),I([N({reflect:!0})],Xi.prototype,`name`,2),I([N({type:Boolean,reflect:!0})],Xi.prototype,`disabled`,2),I([N({reflect:!0})],Xi.prototype,`appearance`,2),I([N({attribute:`icon-placement`,reflect:!0})],Xi.prototype,`iconPlacement`,2),I([F(`open`,{waitUntilFirstUpdate:!0})],Xi.prototype,`handleOpenChange`,1),Xi=I([Ne(`wa-details`)],Xi);var Zi=s`
  @layer wa-component {
    :host {
      display: inline-block;

      /* Workaround because Chrome doesn't like :host(:has()) below
       * https://issues.chromium.org/issues/40062355
       * Firefox doesn't like this nested rule, so both are needed */
      &:has(wa-badge) {
        position: relative;
      }
    }

    /* Apply relative positioning only when needed to position wa-badge
     * This avoids creating a new stacking context for every button */
    :host(:has(wa-badge)) {
      position: relative;
    }
  }

  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    text-decoration: none;
    user-select: none;
    -webkit-user-select: none;
    white-space: nowrap;
    vertical-align: middle;
    transition-property: background, border, box-shadow, color, opacity, transform;
    transition-duration: var(--wa-transition-fast);
    transition-timing-function: var(--wa-transition-easing);
    transform-origin: center;
    cursor: pointer;
    padding: 0 var(--wa-form-control-padding-inline);
    font-family: inherit;
    font-size: inherit;
    font-weight: var(--wa-font-weight-action);
    height: var(--wa-form-control-height);
    width: 100%;

    background-color: var(--wa-color-fill-loud, var(--wa-color-neutral-fill-loud));

    border-color: transparent;
    color: var(--wa-color-on-loud, var(--wa-color-neutral-on-loud));
    border-start-start-radius: var(--_button-start-start-radius, var(--wa-form-control-border-radius));
    border-start-end-radius: var(--_button-start-end-radius, var(--wa-form-control-border-radius));
    border-end-start-radius: var(--_button-end-start-radius, var(--wa-form-control-border-radius));
    border-end-end-radius: var(--_button-end-end-radius, var(--wa-form-control-border-radius));
    border-style: var(--wa-form-control-border-style);
    border-width: var(--wa-form-control-border-width);
  }

  /* Hover and active transforms */
  .button:not(.disabled):not(.loading) {
    @media (hover: hover) {
      &:hover {
        transform: var(--wa-button-transform-hover);
      }
    }
    &:active {
      transform: var(--wa-button-transform-active);
    }

    @media (prefers-reduced-motion: reduce) {
      &:hover,
      &:active {
        transform: none;
      }
    }
  }

  /* Appearance modifiers */
  :host([appearance='plain']) {
    /* Indentation overrides for grouping */
    margin-inline-start: var(--_button-horizontal-indent);
    margin-block-start: var(--_button-vertical-indent);

    .button {
      color: var(--wa-color-on-quiet, var(--wa-color-neutral-on-quiet));
      background-color: transparent;
      border-color: transparent;
    }
    @media (hover: hover) {
      .button:not(.disabled):not(.loading):hover {
        color: var(--wa-color-on-quiet, var(--wa-color-neutral-on-quiet));
        background-color: var(--wa-color-fill-quiet, var(--wa-color-neutral-fill-quiet));
      }
    }
    .button:not(.disabled):not(.loading):active {
      color: var(--wa-color-on-quiet, var(--wa-color-neutral-on-quiet));
      background-color: color-mix(
        in oklab,
        var(--wa-color-fill-quiet, var(--wa-color-neutral-fill-quiet)),
        var(--wa-color-mix-active)
      );
    }
  }

  :host([appearance='outlined']) {
    /* Indentation overrides for grouping outlined */
    margin-inline-start: var(--_button-horizontal-indent-outlined);
    margin-block-start: var(--_button-vertical-indent-outlined);

    .button {
      color: var(--wa-color-on-quiet, var(--wa-color-neutral-on-quiet));
      background-color: transparent;
      border-color: var(--wa-color-border-loud, var(--wa-color-neutral-border-loud));
    }
    @media (hover: hover) {
      .button:not(.disabled):not(.loading):hover {
        color: var(--wa-color-on-quiet, var(--wa-color-neutral-on-quiet));
        background-color: var(--wa-color-fill-quiet, var(--wa-color-neutral-fill-quiet));
      }
    }
    .button:not(.disabled):not(.loading):active {
      color: var(--wa-color-on-quiet, var(--wa-color-neutral-on-quiet));
      background-color: color-mix(
        in oklab,
        var(--wa-color-fill-quiet, var(--wa-color-neutral-fill-quiet)),
        var(--wa-color-mix-active)
      );
    }
  }

  :host([appearance='filled']) {
    /* Indentation overrides for grouping */
    margin-inline-start: var(--_button-horizontal-indent);
    margin-block-start: var(--_button-vertical-indent);

    .button {
      color: var(--wa-color-on-normal, var(--wa-color-neutral-on-normal));
      background-color: var(--wa-color-fill-normal, var(--wa-color-neutral-fill-normal));
      border-color: transparent;
    }
    @media (hover: hover) {
      .button:not(.disabled):not(.loading):hover {
        color: var(--wa-color-on-normal, var(--wa-color-neutral-on-normal));
        background-color: color-mix(
          in oklab,
          var(--wa-color-fill-normal, var(--wa-color-neutral-fill-normal)),
          var(--wa-color-mix-hover)
        );
      }
    }
    .button:not(.disabled):not(.loading):active {
      color: var(--wa-color-on-normal, var(--wa-color-neutral-on-normal));
      background-color: color-mix(
        in oklab,
        var(--wa-color-fill-normal, var(--wa-color-neutral-fill-normal)),
        var(--wa-color-mix-active)
      );
    }
  }

  :host([appearance='filled-outlined']) {
    /* Indentation overrides for grouping outlined */
    margin-inline-start: var(--_button-horizontal-indent-outlined);
    margin-block-start: var(--_button-vertical-indent-outlined);

    .button {
      color: var(--wa-color-on-normal, var(--wa-color-neutral-on-normal));
      background-color: var(--wa-color-fill-normal, var(--wa-color-neutral-fill-normal));
      border-color: var(--wa-color-border-normal, var(--wa-color-neutral-border-normal));
    }
    @media (hover: hover) {
      .button:not(.disabled):not(.loading):hover {
        color: var(--wa-color-on-normal, var(--wa-color-neutral-on-normal));
        background-color: color-mix(
          in oklab,
          var(--wa-color-fill-normal, var(--wa-color-neutral-fill-normal)),
          var(--wa-color-mix-hover)
        );
      }
    }
    .button:not(.disabled):not(.loading):active {
      color: var(--wa-color-on-normal, var(--wa-color-neutral-on-normal));
      background-color: color-mix(
        in oklab,
        var(--wa-color-fill-normal, var(--wa-color-neutral-fill-normal)),
        var(--wa-color-mix-active)
      );
    }
  }

  :host([appearance='accent']) {
    /* Indentation overrides for grouping */
    margin-inline-start: var(--_button-horizontal-indent);
    margin-block-start: var(--_button-vertical-indent);

    .button {
      color: var(--wa-color-on-loud, var(--wa-color-neutral-on-loud));
      background-color: var(--wa-color-fill-loud, var(--wa-color-neutral-fill-loud));
      border-color: transparent;
    }
    @media (hover: hover) {
      .button:not(.disabled):not(.loading):hover {
        background-color: color-mix(
          in oklab,
          var(--wa-color-fill-loud, var(--wa-color-neutral-fill-loud)),
          var(--wa-color-mix-hover)
        );
      }
    }
    .button:not(.disabled):not(.loading):active {
      background-color: color-mix(
        in oklab,
        var(--wa-color-fill-loud, var(--wa-color-neutral-fill-loud)),
        var(--wa-color-mix-active)
      );
    }
  }

  /* Focus states */
  .button:focus {
    outline: none;
  }

  .button:focus-visible {
    outline: var(--wa-focus-ring);
    outline-offset: var(--wa-focus-ring-offset);
  }

  /* Disabled state */
  :host([disabled]) {
    opacity: 0.5;
    cursor: not-allowed;

    /* When disabled, prevent mouse events from bubbling up from children */
    .button {
      pointer-events: none;
    }
  }

  /* Keep it last so Safari doesn't stop parsing this block */
  .button::-moz-focus-inner {
    border: 0;
  }

  /* Icon buttons */
  .button.is-icon-button {
    outline-offset: 2px;
    width: var(--wa-form-control-height);
    aspect-ratio: 1;
  }

  /* Icon buttons with a caret need to grow to fit both the icon and the caret */
  .button.is-icon-button.caret {
    width: auto;
    aspect-ratio: auto;
    min-width: var(--wa-form-control-height);
  }

  /* Pill modifier */
  :host([pill]) .button {
    border-start-start-radius: var(--_button-start-start-radius, var(--wa-border-radius-pill));
    border-start-end-radius: var(--_button-start-end-radius, var(--wa-border-radius-pill));
    border-end-start-radius: var(--_button-end-start-radius, var(--wa-border-radius-pill));
    border-end-end-radius: var(--_button-end-end-radius, var(--wa-border-radius-pill));
  }

  /*
   * Label
   */

  .start,
  .end {
    flex: 0 0 auto;
    display: flex;
    align-items: center;
    pointer-events: none;
  }

  .label {
    display: inline-block;
  }

  .is-icon-button .label {
    display: flex;
    justify-content: center;
  }

  .label::slotted(wa-icon) {
    align-self: center;
  }

  /*
   * Caret modifier
   */

  wa-icon[part='caret'] {
    display: flex;
    align-self: center;
    align-items: center;

    &::part(svg) {
      width: 0.875em;
      height: 0.875em;
    }

    .button:has(&) .end {
      display: none;
    }
  }

  /*
   * Loading modifier
   */

  .loading {
    position: relative;
    cursor: wait;

    .start,
    .label,
    .end,
    .caret {
      /* Hidden with opacity, not visibility, so the label stays in the accessibility tree */
      opacity: 0;

      /* Unlike visibility: hidden, opacity leaves the content clickable */
      pointer-events: none;
    }

    wa-spinner {
      --indicator-color: currentColor;
      --track-color: color-mix(in oklab, currentColor, transparent 90%);

      position: absolute;
      font-size: 1em;
      height: 1em;
      width: 1em;
      top: calc(50% - 0.5em);
      left: calc(50% - 0.5em);
    }
  }

  /*
   * Badges
   */

  .button ::slotted(wa-badge) {
    border-color: var(--wa-color-surface-default);
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    translate: 50% -50%;
    pointer-events: none;
  }

  :host(:dir(rtl)) ::slotted(wa-badge) {
    translate: -50% -50%;
  }

  /*
  * Button spacing
  */

  slot[name='start']::slotted(*) {
    margin-inline-end: 0.75em;
  }

  slot[name='end']::slotted(*),
  .button:not(.visually-hidden-label) [part='caret'] {
    margin-inline-start: 0.75em;
  }
`,Qi=s`
  :where(:root),
  .wa-neutral,
  :host([variant='neutral']) {
    --wa-color-fill-loud: var(--wa-color-neutral-fill-loud);
    --wa-color-fill-normal: var(--wa-color-neutral-fill-normal);
    --wa-color-fill-quiet: var(--wa-color-neutral-fill-quiet);
    --wa-color-border-loud: var(--wa-color-neutral-border-loud);
    --wa-color-border-normal: var(--wa-color-neutral-border-normal);
    --wa-color-border-quiet: var(--wa-color-neutral-border-quiet);
    --wa-color-on-loud: var(--wa-color-neutral-on-loud);
    --wa-color-on-normal: var(--wa-color-neutral-on-normal);
    --wa-color-on-quiet: var(--wa-color-neutral-on-quiet);
  }

  .wa-brand,
  :host([variant='brand']) {
    --wa-color-fill-loud: var(--wa-color-brand-fill-loud);
    --wa-color-fill-normal: var(--wa-color-brand-fill-normal);
    --wa-color-fill-quiet: var(--wa-color-brand-fill-quiet);
    --wa-color-border-loud: var(--wa-color-brand-border-loud);
    --wa-color-border-normal: var(--wa-color-brand-border-normal);
    --wa-color-border-quiet: var(--wa-color-brand-border-quiet);
    --wa-color-on-loud: var(--wa-color-brand-on-loud);
    --wa-color-on-normal: var(--wa-color-brand-on-normal);
    --wa-color-on-quiet: var(--wa-color-brand-on-quiet);
  }

  .wa-success,
  :host([variant='success']) {
    --wa-color-fill-loud: var(--wa-color-success-fill-loud);
    --wa-color-fill-normal: var(--wa-color-success-fill-normal);
    --wa-color-fill-quiet: var(--wa-color-success-fill-quiet);
    --wa-color-border-loud: var(--wa-color-success-border-loud);
    --wa-color-border-normal: var(--wa-color-success-border-normal);
    --wa-color-border-quiet: var(--wa-color-success-border-quiet);
    --wa-color-on-loud: var(--wa-color-success-on-loud);
    --wa-color-on-normal: var(--wa-color-success-on-normal);
    --wa-color-on-quiet: var(--wa-color-success-on-quiet);
  }

  .wa-warning,
  :host([variant='warning']) {
    --wa-color-fill-loud: var(--wa-color-warning-fill-loud);
    --wa-color-fill-normal: var(--wa-color-warning-fill-normal);
    --wa-color-fill-quiet: var(--wa-color-warning-fill-quiet);
    --wa-color-border-loud: var(--wa-color-warning-border-loud);
    --wa-color-border-normal: var(--wa-color-warning-border-normal);
    --wa-color-border-quiet: var(--wa-color-warning-border-quiet);
    --wa-color-on-loud: var(--wa-color-warning-on-loud);
    --wa-color-on-normal: var(--wa-color-warning-on-normal);
    --wa-color-on-quiet: var(--wa-color-warning-on-quiet);
  }

  .wa-danger,
  :host([variant='danger']) {
    --wa-color-fill-loud: var(--wa-color-danger-fill-loud);
    --wa-color-fill-normal: var(--wa-color-danger-fill-normal);
    --wa-color-fill-quiet: var(--wa-color-danger-fill-quiet);
    --wa-color-border-loud: var(--wa-color-danger-border-loud);
    --wa-color-border-normal: var(--wa-color-danger-border-normal);
    --wa-color-border-quiet: var(--wa-color-danger-border-quiet);
    --wa-color-on-loud: var(--wa-color-danger-on-loud);
    --wa-color-on-normal: var(--wa-color-danger-on-normal);
    --wa-color-on-quiet: var(--wa-color-danger-on-quiet);
  }
`,$i=Symbol.for(``),ea=e=>{if(e?.r===$i)return e?._$litStatic$},ta=(e,...t)=>({_$litStatic$:t.reduce((t,n,r)=>t+(e=>{if(e._$litStatic$!==void 0)return e._$litStatic$;throw Error(`Value passed to 'literal' function must be a 'literal' result: ${e}. Use 'unsafeStatic' to pass non-literal values, but\n            take care to ensure page security.`)})(n)+e[r+1],e[0]),r:$i}),na=new Map,ra=(e=>(t,...n)=>{let r=n.length,i,a,o=[],s=[],c,l=0,u=!1;for(;l<r;){for(c=t[l];l<r&&(a=n[l],(i=ea(a))!==void 0);)c+=i+t[++l],u=!0;l!==r&&s.push(a),o.push(c),l++}if(l===r&&o.push(t[r]),u){let e=o.join(`$$lit$$`);(t=na.get(e))===void 0&&(o.raw=o,na.set(e,t=o)),n=s}return e(t,...n)})(j),V=class extends ji{constructor(){super(...arguments),this.assumeInteractionOn=[`click`],this.hasSlotController=new Fi(this,`[default]`,`start`,`end`),this.localize=new Et(this),this.invalid=!1,this.isIconButton=!1,this.title=``,this.variant=`neutral`,this.appearance=`accent`,this.size=`m`,this.withCaret=!1,this.withStart=!1,this.withEnd=!1,this.disabled=!1,this.loading=!1,this.pill=!1,this.type=`button`}static get validators(){return[...super.validators,Oi()]}handleSizeChange(){Pi(this.localName,this.size)}constructLightDOMButton(){let e=document.createElement(`button`);for(let t of this.attributes)t.name!==`style`&&e.setAttribute(t.name,t.value);return e.type=this.type,e.style.position=`absolute !important`,e.style.width=`0 !important`,e.style.height=`0 !important`,e.style.clipPath=`inset(50%) !important`,e.style.overflow=`hidden !important`,e.style.whiteSpace=`nowrap !important`,this.name&&(e.name=this.name),e.value=this.value||``,e}handleClick(e){if(this.disabled||this.loading){e.preventDefault(),e.stopImmediatePropagation();return}if(this.type!==`submit`&&this.type!==`reset`||!this.getForm())return;let t=this.constructLightDOMButton();this.parentElement?.append(t),t.click(),t.remove()}handleInvalid(){this.dispatchEvent(new ki)}handleLabelSlotChange(){let e=this.labelSlot.assignedNodes({flatten:!0}),t=!1,n=!1,r=!1,i=!1;[...e].forEach(e=>{if(e.nodeType===Node.ELEMENT_NODE){let r=e;r.localName===`wa-icon`?(n=!0,t||=r.label!==void 0):i=!0}else e.nodeType===Node.TEXT_NODE&&(e.textContent?.trim()||``).length>0&&(r=!0)}),this.isIconButton=n&&!r&&!i,this.customStates.set(`icon-button`,this.isIconButton),this.isIconButton&&!t&&console.warn(`Icon buttons must have a label for screen readers. Add <wa-icon label="..."> to remove this warning.`,this)}isButton(){return!this.href}isLink(){return!!this.href}handleDisabledChange(){this.customStates.set(`disabled`,this.disabled),this.updateValidity()}handleHrefChange(){this.customStates.set(`link`,this.isLink())}handleLoadingChange(){this.customStates.set(`loading`,this.loading)}setValue(...e){}click(){this.button.click()}focus(e){this.button.focus(e)}blur(){this.button.blur()}render(){let e=this.isLink(),t=e?ta`a`:ta`button`;return ra`
      <${t}
        part="base button"
        class=${At({button:!0,caret:this.withCaret,disabled:this.disabled,loading:this.loading,rtl:this.localize.dir()===`rtl`,"has-label":this.hasSlotController.test(`[default]`),"has-start":this.hasSlotController.test(`start`,`withStart`),"has-end":this.hasSlotController.test(`end`,`withEnd`),"is-icon-button":this.isIconButton})}
        ?disabled=${R(e?void 0:this.disabled)}
        type=${R(e?void 0:this.type)}
        title=${this.title}
        name=${R(e?void 0:this.name)}
        value=${R(e?void 0:this.value)}
        href=${R(e?this.href:void 0)}
        target=${R(e?this.target:void 0)}
        download=${R(e?this.download:void 0)}
        rel=${R(e&&this.rel?this.rel:void 0)}
        role=${R(e?void 0:`button`)}
        aria-disabled=${R(e&&this.disabled?`true`:void 0)}
        aria-busy=${this.loading?`true`:`false`}
        tabindex=${this.disabled?`-1`:`0`}
        @invalid=${this.isButton()?this.handleInvalid:null}
        @click=${this.handleClick}
      >
        <slot name="start" part="start" class="start"></slot>
        <slot part="label" class="label" @slotchange=${this.handleLabelSlotChange}></slot>
        <slot name="end" part="end" class="end"></slot>
        ${this.withCaret?ra`
                <wa-icon part="caret" class="caret" library="system" name="chevron-down" variant="solid"></wa-icon>
              `:``}
        ${this.loading?ra`<wa-spinner part="spinner"></wa-spinner>`:``}
      </${t}>
    `}};V.shadowRootOptions={...ji.shadowRootOptions,delegatesFocus:!0},V.css=[Zi,Qi,Ii],I([P(`.button`)],V.prototype,`button`,2),I([P(`slot:not([name])`)],V.prototype,`labelSlot`,2),I([Ie()],V.prototype,`invalid`,2),I([Ie()],V.prototype,`isIconButton`,2),I([N()],V.prototype,`title`,2),I([N({reflect:!0})],V.prototype,`variant`,2),I([N({reflect:!0})],V.prototype,`appearance`,2),I([N({reflect:!0})],V.prototype,`size`,2),I([F(`size`)],V.prototype,`handleSizeChange`,1),I([N({attribute:`with-caret`,type:Boolean,reflect:!0})],V.prototype,`withCaret`,2),I([N({attribute:`with-start`,type:Boolean})],V.prototype,`withStart`,2),I([N({attribute:`with-end`,type:Boolean})],V.prototype,`withEnd`,2),I([N({type:Boolean})],V.prototype,`disabled`,2),I([N({type:Boolean,reflect:!0})],V.prototype,`loading`,2),I([N({type:Boolean,reflect:!0})],V.prototype,`pill`,2),I([N()],V.prototype,`type`,2),I([N({reflect:!0})],V.prototype,`name`,2),I([N({reflect:!0})],V.prototype,`value`,2),I([N({reflect:!0})],V.prototype,`href`,2),I([N()],V.prototype,`target`,2),I([N()],V.prototype,`rel`,2),I([N()],V.prototype,`download`,2),I([N({attribute:`formaction`})],V.prototype,`formAction`,2),I([N({attribute:`formenctype`})],V.prototype,`formEnctype`,2),I([N({attribute:`formmethod`})],V.prototype,`formMethod`,2),I([N({attribute:`formnovalidate`,type:Boolean})],V.prototype,`formNoValidate`,2),I([N({attribute:`formtarget`})],V.prototype,`formTarget`,2),I([F(`disabled`,{waitUntilFirstUpdate:!0})],V.prototype,`handleDisabledChange`,1),I([F(`href`)],V.prototype,`handleHrefChange`,1),I([F(`loading`,{waitUntilFirstUpdate:!0})],V.prototype,`handleLoadingChange`,1),V=I([Ne(`wa-button`)],V),V.disableWarning?.(`change-in-update`);var ia=s`
  :host {
    --track-width: 2px;
    --track-color: var(--wa-color-neutral-fill-normal);
    --indicator-color: var(--wa-color-brand-fill-loud);
    --speed: 2s;
    --size: 1em;

    /*
      Resizing a spinner element using anything but font-size will break the animation because the animation uses em
      units. Therefore, if a spinner is used in a flex container without \`flex: none\` applied, the spinner can
      grow/shrink and break the animation. The use of \`flex: none\` on the host element prevents this by always having
      the spinner sized according to its actual dimensions.
    */
    flex: none;
    display: inline-flex;
    width: var(--size);
    height: var(--size);
  }

  svg {
    width: 100%;
    height: 100%;
    aspect-ratio: 1;
    animation: spin var(--speed) linear infinite;
  }

  .track,
  .indicator {
    --radius: calc(var(--size) / 2 - var(--track-width) / 2);
    --circumference: calc(var(--radius) * 2 * 3.141592654);

    cx: calc(var(--size) / 2);
    cy: calc(var(--size) / 2);
    r: var(--radius);
    fill: none;
    stroke-width: var(--track-width);
  }

  .track {
    stroke: var(--track-color);
  }

  .indicator {
    stroke: var(--indicator-color);
    stroke-linecap: round;
    stroke-dasharray: calc(0.597 * var(--circumference)), calc(0.796 * var(--circumference));
    stroke-dashoffset: calc(-0.04 * var(--circumference));
    animation: dash 1.5s ease-in-out infinite;
  }

  @keyframes spin {
    0% {
      transform: rotate(0deg);
    }
    100% {
      transform: rotate(360deg);
    }
  }

  @keyframes dash {
    0% {
      stroke-dasharray: calc(0.008 * var(--circumference)), calc(1.194 * var(--circumference));
      stroke-dashoffset: 0;
    }
    50% {
      stroke-dasharray: calc(0.716 * var(--circumference)), calc(1.194 * var(--circumference));
      stroke-dashoffset: calc(-0.278 * var(--circumference));
    }
    100% {
      stroke-dasharray: calc(0.716 * var(--circumference)), calc(1.194 * var(--circumference));
      stroke-dashoffset: calc(-0.987 * var(--circumference));
    }
  }
`,aa=class extends mt{constructor(){super(...arguments),this.localize=new Et(this)}render(){return j`
      <svg
        part="base spinner"
        role="progressbar"
        aria-label=${this.localize.term(`loading`)}
        fill="none"
        xmlns="http://www.w3.org/2000/svg"
      >
        <circle class="track" />
        <circle class="indicator" />
      </svg>
    `}};aa.css=ia,aa=I([Ne(`wa-spinner`)],aa);function oa({racks:e,perRack:t,pods:n,canary:r}){let i=[];for(let a=0;a<e;a+=1)for(let e=0;e<t;e+=1){let t=n===`one rack each`?a===0:e<r;i.push({id:i.length,rack:ca(a),pod:t?`canary`:`stable`})}return i}var sa=`abcdefghijklmnopqrstuvwxyz`,ca=e=>e<26?sa.charAt(e):`${ca(Math.floor(e/26)-1)}${sa.charAt(e%26)}`,la=e=>[...e].sort((e,t)=>ua(e.pod??``,t.pod??``)||ua(e.rack??``,t.rack??``)||e.id-t.id),ua=(e,t)=>e<t?-1:Number(e>t),da=[`up`,`fenced`,`shutting down`,`cordoned`],fa=class extends Me{constructor(...e){super(...e),this.brokers=[],this.shape={racks:3,perRack:10,pods:`slices of each rack`,canary:1}}static{this.styles=[qi,s`
      wa-details {
        margin-top: 0.6rem;
        font-size: 0.9rem;
      }
      .scroll {
        max-height: 18rem;
        overflow: auto;
      }
      td {
        padding: 0;
      }
      input,
      select {
        box-sizing: border-box;
        width: 100%;
        padding: 0.2rem;
        border: 0;
        background: none;
        color: inherit;
        font: inherit;
      }
      input:focus-visible,
      select:focus-visible {
        outline: 2px solid var(--accent);
      }
      option {
        background: var(--paper);
      }
    `]}render(){let{racks:e,perRack:t,canary:n,pods:r}=this.shape;return j`
      <h2>Cluster</h2>
      <p>${this.brokers.length} brokers</p>
      <wa-details summary="Build one">
        <div class="fields">
          ${Ri(`Racks`,e,[1,50],e=>this.build({racks:e}))}
          ${Ri(`Brokers a rack`,t,[1,200],e=>this.build({perRack:e}))}
          ${Ri(`Canary brokers a rack`,n,[0,200],e=>this.build({canary:e,pods:`slices of each rack`}))}
          <wa-button size="s" appearance="outlined" @click=${()=>this.build({pods:`one rack each`})}>
            ${r===`one rack each`?`The canary pod is the first rack`:`Make the first rack the canary pod`}
          </wa-button>
        </div>
      </wa-details>
      <wa-details summary="One by one">
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">id</th>
                <th scope="col">rack</th>
                <th scope="col">pod</th>
                <th scope="col">state</th>
              </tr>
            </thead>
            <tbody>
              ${this.brokers.map((e,t)=>this.row(e,t))}
            </tbody>
          </table>
        </div>
        <p class="row">
          <wa-button size="s" appearance="outlined" @click=${this.add}>Add a broker</wa-button>
        </p>
      </wa-details>
    `}row(e,t){let{id:n,rack:r,pod:i}=e,a=(e,r)=>j`<td>
        <input
          aria-label="${e} of broker ${n}"
          .value=${r}
          @change=${({target:n})=>this.put(t,{[e]:n.value||null})}
        />
      </td>`;return j`<tr>
      <td>${n}</td>
      ${a(`rack`,r??``)} ${a(`pod`,i??``)}
      <td>
        <select aria-label="state of broker ${n}" @change=${({target:e})=>this.put(t,ma(e))}>
          ${da.map(t=>j`<option ?selected=${t===pa(e)}>${t}</option>`)}
        </select>
      </td>
    </tr>`}put(e,t){zi(this,{brokers:this.brokers.map((n,r)=>r===e?{...n,...t}:n)})}add(){let e=this.brokers.reduce((e,t)=>Math.max(e,t.id),-1)+1,{rack:t=null,pod:n=null}=this.brokers.at(-1)??{};zi(this,{brokers:[...this.brokers,{id:e,rack:t,pod:n}]})}build(e){this.shape={...this.shape,...e},zi(this,{brokers:oa(this.shape),broken:[],pod:`canary`})}};B([N({attribute:!1})],fa.prototype,`brokers`,void 0),B([Ie()],fa.prototype,`shape`,void 0),fa=B([Ne(`cluster-panel`)],fa);function pa({fenced:e,inControlledShutdown:t,cordoned:n}){return t?`shutting down`:n?`cordoned`:e?`fenced`:`up`}function ma(e){let t=e.value;return{fenced:t===`fenced`,inControlledShutdown:t===`shutting down`,cordoned:t===`cordoned`}}function ha(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function ga(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function _a(e){let t,n,r;e.length===2?(t=e===ha||e===ga?e:va,n=e,r=e):(t=ha,n=(t,n)=>ha(e(t),n),r=(t,n)=>e(t)-n);function i(e,r,i=0,a=e.length){if(i<a){if(t(r,r)!==0)return a;do{let t=i+a>>>1;n(e[t],r)<0?i=t+1:a=t}while(i<a)}return i}function a(e,r,i=0,a=e.length){if(i<a){if(t(r,r)!==0)return a;do{let t=i+a>>>1;n(e[t],r)<=0?i=t+1:a=t}while(i<a)}return i}function o(e,t,n=0,a=e.length){let o=i(e,t,n,a-1);return o>n&&r(e[o-1],t)>-r(e[o],t)?o-1:o}return{left:i,center:o,right:a}}function va(){return 0}function ya(e){return e===null?NaN:+e}function*ba(e,t){if(t===void 0)for(let t of e)t!=null&&(t=+t)>=t&&(yield t);else{let n=-1;for(let r of e)(r=t(r,++n,e))!=null&&(r=+r)>=r&&(yield r)}}var xa=_a(ha),Sa=xa.right;xa.left,_a(ya).center;function Ca(e){return e.length|0}function wa(e){return!(e>0)}function Ta(e){return typeof e!=`object`||`length`in e?e:Array.from(e)}function Ea(e){return t=>e(...t)}function Da(...e){let t=typeof e[e.length-1]==`function`&&Ea(e.pop());e=e.map(Ta);let n=e.map(Ca),r=e.length-1,i=Array(r+1).fill(0),a=[];if(r<0||n.some(wa))return a;for(;;){a.push(i.map((t,n)=>e[n][t]));let o=r;for(;++i[o]===n[o];){if(o===0)return t?a.map(t):a;i[o--]=0}}}function Oa(e,t){var n=0,r=0;return Float64Array.from(e,t===void 0?e=>n+=+e||0:i=>n+=+t(i,r++,e)||0)}function ka(e,t){let n=0,r,i=0,a=0;if(t===void 0)for(let t of e)t!=null&&(t=+t)>=t&&(r=t-i,i+=r/++n,a+=r*(t-i));else{let o=-1;for(let s of e)(s=t(s,++o,e))!=null&&(s=+s)>=s&&(r=s-i,i+=r/++n,a+=r*(s-i))}if(n>1)return a/(n-1)}function Aa(e,t){let n=ka(e,t);return n&&Math.sqrt(n)}function ja(e,t){let n,r;if(t===void 0)for(let t of e)t!=null&&(n===void 0?t>=t&&(n=r=t):(n>t&&(n=t),r<t&&(r=t)));else{let i=-1;for(let a of e)(a=t(a,++i,e))!=null&&(n===void 0?a>=a&&(n=r=a):(n>a&&(n=a),r<a&&(r=a)))}return[n,r]}var Ma=class{constructor(){this._partials=new Float64Array(32),this._n=0}add(e){let t=this._partials,n=0;for(let r=0;r<this._n&&r<32;r++){let i=t[r],a=e+i,o=Math.abs(e)<Math.abs(i)?e-(a-i):i-(a-e);o&&(t[n++]=o),e=a}return t[n]=e,this._n=n+1,this}valueOf(){let e=this._partials,t=this._n,n,r,i,a=0;if(t>0){for(a=e[--t];t>0&&(n=a,r=e[--t],a=n+r,i=r-(a-n),!i););t>0&&(i<0&&e[t-1]<0||i>0&&e[t-1]>0)&&(r=i*2,n=a+r,r==n-a&&(a=n))}return a}},Na=class extends Map{constructor(e,t=Ra){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:t}}),e!=null)for(let[t,n]of e)this.set(t,n)}get(e){return super.get(Fa(this,e))}has(e){return super.has(Fa(this,e))}set(e,t){return super.set(Ia(this,e),t)}delete(e){return super.delete(La(this,e))}},Pa=class extends Set{constructor(e,t=Ra){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:t}}),e!=null)for(let t of e)this.add(t)}has(e){return super.has(Fa(this,e))}add(e){return super.add(Ia(this,e))}delete(e){return super.delete(La(this,e))}};function Fa({_intern:e,_key:t},n){let r=t(n);return e.has(r)?e.get(r):n}function Ia({_intern:e,_key:t},n){let r=t(n);return e.has(r)?e.get(r):(e.set(r,n),n)}function La({_intern:e,_key:t},n){let r=t(n);return e.has(r)&&(n=e.get(r),e.delete(r)),n}function Ra(e){return typeof e==`object`&&e?e.valueOf():e}function za(e){return e}function Ba(e,...t){return Ua(e,za,za,t)}function Va(e,t,...n){return Ua(e,za,t,n)}function Ha(e,t,...n){return Ua(e,Array.from,t,n)}function Ua(e,t,n,r){return(function e(i,a){if(a>=r.length)return n(i);let o=new Na,s=r[a++],c=-1;for(let e of i){let t=s(e,++c,i),n=o.get(t);n?n.push(e):o.set(t,[e])}for(let[t,n]of o)o.set(t,e(n,a));return t(o)})(e,0)}function Wa(e,t){return Array.from(t,t=>e[t])}function Ga(e,...t){if(typeof e[Symbol.iterator]!=`function`)throw TypeError(`values is not iterable`);e=Array.from(e);let[n]=t;if(n&&n.length!==2||t.length>1){let r=Uint32Array.from(e,(e,t)=>t);return t.length>1?(t=t.map(t=>e.map(t)),r.sort((e,n)=>{for(let r of t){let t=qa(r[e],r[n]);if(t)return t}})):(n=e.map(n),r.sort((e,t)=>qa(n[e],n[t]))),Wa(e,r)}return e.sort(Ka(n))}function Ka(e=ha){if(e===ha)return qa;if(typeof e!=`function`)throw TypeError(`compare is not a function`);return(t,n)=>{let r=e(t,n);return r||r===0?r:(e(n,n)===0)-(e(t,t)===0)}}function qa(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:+(e>t))}function Ja(e,t,n){return(t.length===2?Ga(Ba(e,n),(([e,n],[r,i])=>t(n,i)||ha(e,r))):Ga(Va(e,t,n),(([e,t],[n,r])=>ha(t,r)||ha(e,n)))).map(([e])=>e)}Array.prototype.slice;var Ya=Math.sqrt(50),Xa=Math.sqrt(10),Za=Math.sqrt(2);function Qa(e,t,n){let r=(t-e)/Math.max(0,n),i=Math.floor(Math.log10(r)),a=r/10**i,o=a>=Ya?10:a>=Xa?5:a>=Za?2:1,s,c,l;return i<0?(l=10**-i/o,s=Math.round(e*l),c=Math.round(t*l),s/l<e&&++s,c/l>t&&--c,l=-l):(l=10**i*o,s=Math.round(e/l),c=Math.round(t/l),s*l<e&&++s,c*l>t&&--c),c<s&&.5<=n&&n<2?Qa(e,t,n*2):[s,c,l]}function $a(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[i,a,o]=r?Qa(t,e,n):Qa(e,t,n);if(!(a>=i))return[];let s=a-i+1,c=Array(s);if(r){if(o<0)for(let e=0;e<s;++e)c[e]=(a-e)/-o;else for(let e=0;e<s;++e)c[e]=(a-e)*o}else if(o<0)for(let e=0;e<s;++e)c[e]=(i+e)/-o;else for(let e=0;e<s;++e)c[e]=(i+e)*o;return c}function eo(e,t,n){return t=+t,e=+e,n=+n,Qa(e,t,n)[2]}function to(e,t,n){t=+t,e=+e,n=+n;let r=t<e,i=r?eo(t,e,n):eo(e,t,n);return(r?-1:1)*(i<0?1/-i:i)}function no(e,t){let n;if(t===void 0)for(let t of e)t!=null&&(n<t||n===void 0&&t>=t)&&(n=t);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(n<i||n===void 0&&i>=i)&&(n=i)}return n}function ro(e,t){let n,r=-1,i=-1;if(t===void 0)for(let t of e)++i,t!=null&&(n<t||n===void 0&&t>=t)&&(n=t,r=i);else for(let a of e)(a=t(a,++i,e))!=null&&(n<a||n===void 0&&a>=a)&&(n=a,r=i);return r}function io(e,t){let n;if(t===void 0)for(let t of e)t!=null&&(n>t||n===void 0&&t>=t)&&(n=t);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function ao(e,t){let n,r=-1,i=-1;if(t===void 0)for(let t of e)++i,t!=null&&(n>t||n===void 0&&t>=t)&&(n=t,r=i);else for(let a of e)(a=t(a,++i,e))!=null&&(n>a||n===void 0&&a>=a)&&(n=a,r=i);return r}function oo(e,t,n=0,r=1/0,i){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(e.length-1,r)),!(n<=t&&t<=r))return e;for(i=i===void 0?qa:Ka(i);r>n;){if(r-n>600){let a=r-n+1,o=t-n+1,s=Math.log(a),c=.5*Math.exp(2*s/3),l=.5*Math.sqrt(s*c*(a-c)/a)*(o-a/2<0?-1:1),u=Math.max(n,Math.floor(t-o*c/a+l)),d=Math.min(r,Math.floor(t+(a-o)*c/a+l));oo(e,t,u,d,i)}let a=e[t],o=n,s=r;for(so(e,n,t),i(e[r],a)>0&&so(e,n,r);o<s;){for(so(e,o,s),++o,--s;i(e[o],a)<0;)++o;for(;i(e[s],a)>0;)--s}i(e[n],a)===0?so(e,n,s):(++s,so(e,s,r)),s<=t&&(n=s+1),t<=s&&(r=s-1)}return e}function so(e,t,n){let r=e[t];e[t]=e[n],e[n]=r}function co(e,t=ha){let n,r=!1;if(t.length===1){let i;for(let a of e){let e=t(a);(r?ha(e,i)>0:ha(e,e)===0)&&(n=a,i=e,r=!0)}}else for(let i of e)(r?t(i,n)>0:t(i,i)===0)&&(n=i,r=!0);return n}function lo(e,t,n){if(e=Float64Array.from(ba(e,n)),(r=e.length)&&!isNaN(t=+t)){if(t<=0||r<2)return io(e);if(t>=1)return no(e);var r,i=(r-1)*t,a=Math.floor(i),o=no(oo(e,a).subarray(0,a+1));return o+(io(e.subarray(a+1))-o)*(i-a)}}function uo(e,t,n=ya){if((r=e.length)&&!isNaN(t=+t)){if(t<=0||r<2)return+n(e[0],0,e);if(t>=1)return+n(e[r-1],r-1,e);var r,i=(r-1)*t,a=Math.floor(i),o=+n(e[a],a,e);return o+(+n(e[a+1],a+1,e)-o)*(i-a)}}function fo(e,t){let n=0,r=0;if(t===void 0)for(let t of e)t!=null&&(t=+t)>=t&&(++n,r+=t);else{let i=-1;for(let a of e)(a=t(a,++i,e))!=null&&(a=+a)>=a&&(++n,r+=a)}if(n)return r/n}function po(e,t){return lo(e,.5,t)}function*mo(e){for(let t of e)yield*t}function ho(e){return Array.from(mo(e))}function go(e,t){let n=new Na;if(t===void 0)for(let t of e)t!=null&&t>=t&&n.set(t,(n.get(t)||0)+1);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&i>=i&&n.set(i,(n.get(i)||0)+1)}let r,i=0;for(let[e,t]of n)t>i&&(i=t,r=e);return r}function _o(e,t=vo){let n=[],r,i=!1;for(let a of e)i&&n.push(t(r,a)),r=a,i=!0;return n}function vo(e,t){return[e,t]}function yo(e,t,n){e=+e,t=+t,n=(i=arguments.length)<2?(t=e,e=0,1):i<3?1:+n;for(var r=-1,i=Math.max(0,Math.ceil((t-e)/n))|0,a=Array(i);++r<i;)a[r]=e+r*n;return a}function bo(e,t){let n=0;if(t===void 0)for(let t of e)(t=+t)&&(n+=t);else{let r=-1;for(let i of e)(i=+t(i,++r,e))&&(n+=i)}return n}function xo(e){if(typeof e[Symbol.iterator]!=`function`)throw TypeError(`values is not iterable`);return Array.from(e).reverse()}function So(e){return e}var Co=1,wo=2,To=3,Eo=4,Do=1e-6;function Oo(e){return`translate(`+e+`,0)`}function ko(e){return`translate(0,`+e+`)`}function Ao(e){return t=>+e(t)}function jo(e,t){return t=Math.max(0,e.bandwidth()-t*2)/2,e.round()&&(t=Math.round(t)),n=>+e(n)+t}function Mo(){return!this.__axis}function No(e,t){var n=[],r=null,i=null,a=6,o=6,s=3,c=typeof window<`u`&&window.devicePixelRatio>1?0:.5,l=e===Co||e===Eo?-1:1,u=e===Eo||e===wo?`x`:`y`,d=e===Co||e===To?Oo:ko;function f(f){var p=r??(t.ticks?t.ticks.apply(t,n):t.domain()),m=i??(t.tickFormat?t.tickFormat.apply(t,n):So),h=Math.max(a,0)+s,g=t.range(),_=+g[0]+c,v=+g[g.length-1]+c,y=(t.bandwidth?jo:Ao)(t.copy(),c),b=f.selection?f.selection():f,x=b.selectAll(`.domain`).data([null]),S=b.selectAll(`.tick`).data(p,t).order(),C=S.exit(),w=S.enter().append(`g`).attr(`class`,`tick`),T=S.select(`line`),E=S.select(`text`);x=x.merge(x.enter().insert(`path`,`.tick`).attr(`class`,`domain`).attr(`stroke`,`currentColor`)),S=S.merge(w),T=T.merge(w.append(`line`).attr(`stroke`,`currentColor`).attr(u+`2`,l*a)),E=E.merge(w.append(`text`).attr(`fill`,`currentColor`).attr(u,l*h).attr(`dy`,e===Co?`0em`:e===To?`0.71em`:`0.32em`)),f!==b&&(x=x.transition(f),S=S.transition(f),T=T.transition(f),E=E.transition(f),C=C.transition(f).attr(`opacity`,Do).attr(`transform`,function(e){return isFinite(e=y(e))?d(e+c):this.getAttribute(`transform`)}),w.attr(`opacity`,Do).attr(`transform`,function(e){var t=this.parentNode.__axis;return d((t&&isFinite(t=t(e))?t:y(e))+c)})),C.remove(),x.attr(`d`,e===Eo||e===wo?o?`M`+l*o+`,`+_+`H`+c+`V`+v+`H`+l*o:`M`+c+`,`+_+`V`+v:o?`M`+_+`,`+l*o+`V`+c+`H`+v+`V`+l*o:`M`+_+`,`+c+`H`+v),S.attr(`opacity`,1).attr(`transform`,function(e){return d(y(e)+c)}),T.attr(u+`2`,l*a),E.attr(u,l*h).text(m),b.filter(Mo).attr(`fill`,`none`).attr(`font-size`,10).attr(`font-family`,`sans-serif`).attr(`text-anchor`,e===wo?`start`:e===Eo?`end`:`middle`),b.each(function(){this.__axis=y})}return f.scale=function(e){return arguments.length?(t=e,f):t},f.ticks=function(){return n=Array.from(arguments),f},f.tickArguments=function(e){return arguments.length?(n=e==null?[]:Array.from(e),f):n.slice()},f.tickValues=function(e){return arguments.length?(r=e==null?null:Array.from(e),f):r&&r.slice()},f.tickFormat=function(e){return arguments.length?(i=e,f):i},f.tickSize=function(e){return arguments.length?(a=o=+e,f):a},f.tickSizeInner=function(e){return arguments.length?(a=+e,f):a},f.tickSizeOuter=function(e){return arguments.length?(o=+e,f):o},f.tickPadding=function(e){return arguments.length?(s=+e,f):s},f.offset=function(e){return arguments.length?(c=+e,f):c},f}function Po(e){return No(To,e)}var Fo=`http://www.w3.org/1999/xhtml`,Io={svg:`http://www.w3.org/2000/svg`,xhtml:Fo,xlink:`http://www.w3.org/1999/xlink`,xml:`http://www.w3.org/XML/1998/namespace`,xmlns:`http://www.w3.org/2000/xmlns/`};function Lo(e){var t=e+=``,n=t.indexOf(`:`);return n>=0&&(t=e.slice(0,n))!==`xmlns`&&(e=e.slice(n+1)),Io.hasOwnProperty(t)?{space:Io[t],local:e}:e}function Ro(e){return function(){var t=this.ownerDocument,n=this.namespaceURI;return n===Fo&&t.documentElement.namespaceURI===Fo?t.createElement(e):t.createElementNS(n,e)}}function zo(e){return function(){return this.ownerDocument.createElementNS(e.space,e.local)}}function Bo(e){var t=Lo(e);return(t.local?zo:Ro)(t)}function Vo(){}function Ho(e){return e==null?Vo:function(){return this.querySelector(e)}}function Uo(e){typeof e!=`function`&&(e=Ho(e));for(var t=this._groups,n=t.length,r=Array(n),i=0;i<n;++i)for(var a=t[i],o=a.length,s=r[i]=Array(o),c,l,u=0;u<o;++u)(c=a[u])&&(l=e.call(c,c.__data__,u,a))&&(`__data__`in c&&(l.__data__=c.__data__),s[u]=l);return new jc(r,this._parents)}function Wo(e){return e==null?[]:Array.isArray(e)?e:Array.from(e)}function Go(){return[]}function Ko(e){return e==null?Go:function(){return this.querySelectorAll(e)}}function qo(e){return function(){return Wo(e.apply(this,arguments))}}function Jo(e){e=typeof e==`function`?qo(e):Ko(e);for(var t=this._groups,n=t.length,r=[],i=[],a=0;a<n;++a)for(var o=t[a],s=o.length,c,l=0;l<s;++l)(c=o[l])&&(r.push(e.call(c,c.__data__,l,o)),i.push(c));return new jc(r,i)}function Yo(e){return function(){return this.matches(e)}}function Xo(e){return function(t){return t.matches(e)}}var Zo=Array.prototype.find;function Qo(e){return function(){return Zo.call(this.children,e)}}function $o(){return this.firstElementChild}function es(e){return this.select(e==null?$o:Qo(typeof e==`function`?e:Xo(e)))}var ts=Array.prototype.filter;function ns(){return Array.from(this.children)}function rs(e){return function(){return ts.call(this.children,e)}}function is(e){return this.selectAll(e==null?ns:rs(typeof e==`function`?e:Xo(e)))}function as(e){typeof e!=`function`&&(e=Yo(e));for(var t=this._groups,n=t.length,r=Array(n),i=0;i<n;++i)for(var a=t[i],o=a.length,s=r[i]=[],c,l=0;l<o;++l)(c=a[l])&&e.call(c,c.__data__,l,a)&&s.push(c);return new jc(r,this._parents)}function os(e){return Array(e.length)}function ss(){return new jc(this._enter||this._groups.map(os),this._parents)}function cs(e,t){this.ownerDocument=e.ownerDocument,this.namespaceURI=e.namespaceURI,this._next=null,this._parent=e,this.__data__=t}cs.prototype={constructor:cs,appendChild:function(e){return this._parent.insertBefore(e,this._next)},insertBefore:function(e,t){return this._parent.insertBefore(e,t)},querySelector:function(e){return this._parent.querySelector(e)},querySelectorAll:function(e){return this._parent.querySelectorAll(e)}};function ls(e){return function(){return e}}function us(e,t,n,r,i,a){for(var o=0,s,c=t.length,l=a.length;o<l;++o)(s=t[o])?(s.__data__=a[o],r[o]=s):n[o]=new cs(e,a[o]);for(;o<c;++o)(s=t[o])&&(i[o]=s)}function ds(e,t,n,r,i,a,o){var s,c,l=new Map,u=t.length,d=a.length,f=Array(u),p;for(s=0;s<u;++s)(c=t[s])&&(f[s]=p=o.call(c,c.__data__,s,t)+``,l.has(p)?i[s]=c:l.set(p,c));for(s=0;s<d;++s)p=o.call(e,a[s],s,a)+``,(c=l.get(p))?(r[s]=c,c.__data__=a[s],l.delete(p)):n[s]=new cs(e,a[s]);for(s=0;s<u;++s)(c=t[s])&&l.get(f[s])===c&&(i[s]=c)}function fs(e){return e.__data__}function ps(e,t){if(!arguments.length)return Array.from(this,fs);var n=t?ds:us,r=this._parents,i=this._groups;typeof e!=`function`&&(e=ls(e));for(var a=i.length,o=Array(a),s=Array(a),c=Array(a),l=0;l<a;++l){var u=r[l],d=i[l],f=d.length,p=ms(e.call(u,u&&u.__data__,l,r)),m=p.length,h=s[l]=Array(m),g=o[l]=Array(m);n(u,d,h,g,c[l]=Array(f),p,t);for(var _=0,v=0,y,b;_<m;++_)if(y=h[_]){for(_>=v&&(v=_+1);!(b=g[v])&&++v<m;);y._next=b||null}}return o=new jc(o,r),o._enter=s,o._exit=c,o}function ms(e){return typeof e==`object`&&`length`in e?e:Array.from(e)}function hs(){return new jc(this._exit||this._groups.map(os),this._parents)}function gs(e,t,n){var r=this.enter(),i=this,a=this.exit();return typeof e==`function`?(r=e(r),r&&=r.selection()):r=r.append(e+``),t!=null&&(i=t(i),i&&=i.selection()),n==null?a.remove():n(a),r&&i?r.merge(i).order():i}function _s(e){for(var t=e.selection?e.selection():e,n=this._groups,r=t._groups,i=n.length,a=r.length,o=Math.min(i,a),s=Array(i),c=0;c<o;++c)for(var l=n[c],u=r[c],d=l.length,f=s[c]=Array(d),p,m=0;m<d;++m)(p=l[m]||u[m])&&(f[m]=p);for(;c<i;++c)s[c]=n[c];return new jc(s,this._parents)}function vs(){for(var e=this._groups,t=-1,n=e.length;++t<n;)for(var r=e[t],i=r.length-1,a=r[i],o;--i>=0;)(o=r[i])&&(a&&o.compareDocumentPosition(a)^4&&a.parentNode.insertBefore(o,a),a=o);return this}function ys(e){e||=bs;function t(t,n){return t&&n?e(t.__data__,n.__data__):!t-!n}for(var n=this._groups,r=n.length,i=Array(r),a=0;a<r;++a){for(var o=n[a],s=o.length,c=i[a]=Array(s),l,u=0;u<s;++u)(l=o[u])&&(c[u]=l);c.sort(t)}return new jc(i,this._parents).order()}function bs(e,t){return e<t?-1:e>t?1:e>=t?0:NaN}function xs(){var e=arguments[0];return arguments[0]=this,e.apply(null,arguments),this}function Ss(){return Array.from(this)}function Cs(){for(var e=this._groups,t=0,n=e.length;t<n;++t)for(var r=e[t],i=0,a=r.length;i<a;++i){var o=r[i];if(o)return o}return null}function ws(){let e=0;for(let t of this)++e;return e}function Ts(){return!this.node()}function Es(e){for(var t=this._groups,n=0,r=t.length;n<r;++n)for(var i=t[n],a=0,o=i.length,s;a<o;++a)(s=i[a])&&e.call(s,s.__data__,a,i);return this}function Ds(e){return function(){this.removeAttribute(e)}}function Os(e){return function(){this.removeAttributeNS(e.space,e.local)}}function ks(e,t){return function(){this.setAttribute(e,t)}}function As(e,t){return function(){this.setAttributeNS(e.space,e.local,t)}}function js(e,t){return function(){var n=t.apply(this,arguments);n==null?this.removeAttribute(e):this.setAttribute(e,n)}}function Ms(e,t){return function(){var n=t.apply(this,arguments);n==null?this.removeAttributeNS(e.space,e.local):this.setAttributeNS(e.space,e.local,n)}}function Ns(e,t){var n=Lo(e);if(arguments.length<2){var r=this.node();return n.local?r.getAttributeNS(n.space,n.local):r.getAttribute(n)}return this.each((t==null?n.local?Os:Ds:typeof t==`function`?n.local?Ms:js:n.local?As:ks)(n,t))}function Ps(e){return e.ownerDocument&&e.ownerDocument.defaultView||e.document&&e||e.defaultView}function Fs(e){return function(){this.style.removeProperty(e)}}function Is(e,t,n){return function(){this.style.setProperty(e,t,n)}}function Ls(e,t,n){return function(){var r=t.apply(this,arguments);r==null?this.style.removeProperty(e):this.style.setProperty(e,r,n)}}function Rs(e,t,n){return arguments.length>1?this.each((t==null?Fs:typeof t==`function`?Ls:Is)(e,t,n??``)):zs(this.node(),e)}function zs(e,t){return e.style.getPropertyValue(t)||Ps(e).getComputedStyle(e,null).getPropertyValue(t)}function Bs(e){return function(){delete this[e]}}function Vs(e,t){return function(){this[e]=t}}function Hs(e,t){return function(){var n=t.apply(this,arguments);n==null?delete this[e]:this[e]=n}}function Us(e,t){return arguments.length>1?this.each((t==null?Bs:typeof t==`function`?Hs:Vs)(e,t)):this.node()[e]}function Ws(e){return e.trim().split(/^|\s+/)}function Gs(e){return e.classList||new Ks(e)}function Ks(e){this._node=e,this._names=Ws(e.getAttribute(`class`)||``)}Ks.prototype={add:function(e){this._names.indexOf(e)<0&&(this._names.push(e),this._node.setAttribute(`class`,this._names.join(` `)))},remove:function(e){var t=this._names.indexOf(e);t>=0&&(this._names.splice(t,1),this._node.setAttribute(`class`,this._names.join(` `)))},contains:function(e){return this._names.indexOf(e)>=0}};function qs(e,t){for(var n=Gs(e),r=-1,i=t.length;++r<i;)n.add(t[r])}function Js(e,t){for(var n=Gs(e),r=-1,i=t.length;++r<i;)n.remove(t[r])}function Ys(e){return function(){qs(this,e)}}function Xs(e){return function(){Js(this,e)}}function Zs(e,t){return function(){(t.apply(this,arguments)?qs:Js)(this,e)}}function Qs(e,t){var n=Ws(e+``);if(arguments.length<2){for(var r=Gs(this.node()),i=-1,a=n.length;++i<a;)if(!r.contains(n[i]))return!1;return!0}return this.each((typeof t==`function`?Zs:t?Ys:Xs)(n,t))}function $s(){this.textContent=``}function ec(e){return function(){this.textContent=e}}function tc(e){return function(){var t=e.apply(this,arguments);this.textContent=t??``}}function nc(e){return arguments.length?this.each(e==null?$s:(typeof e==`function`?tc:ec)(e)):this.node().textContent}function rc(){this.innerHTML=``}function ic(e){return function(){this.innerHTML=e}}function ac(e){return function(){var t=e.apply(this,arguments);this.innerHTML=t??``}}function oc(e){return arguments.length?this.each(e==null?rc:(typeof e==`function`?ac:ic)(e)):this.node().innerHTML}function sc(){this.nextSibling&&this.parentNode.appendChild(this)}function cc(){return this.each(sc)}function lc(){this.previousSibling&&this.parentNode.insertBefore(this,this.parentNode.firstChild)}function uc(){return this.each(lc)}function dc(e){var t=typeof e==`function`?e:Bo(e);return this.select(function(){return this.appendChild(t.apply(this,arguments))})}function fc(){return null}function pc(e,t){var n=typeof e==`function`?e:Bo(e),r=t==null?fc:typeof t==`function`?t:Ho(t);return this.select(function(){return this.insertBefore(n.apply(this,arguments),r.apply(this,arguments)||null)})}function mc(){var e=this.parentNode;e&&e.removeChild(this)}function hc(){return this.each(mc)}function gc(){var e=this.cloneNode(!1),t=this.parentNode;return t?t.insertBefore(e,this.nextSibling):e}function _c(){var e=this.cloneNode(!0),t=this.parentNode;return t?t.insertBefore(e,this.nextSibling):e}function vc(e){return this.select(e?_c:gc)}function yc(e){return arguments.length?this.property(`__data__`,e):this.node().__data__}function bc(e){return function(t){e.call(this,t,this.__data__)}}function xc(e){return e.trim().split(/^|\s+/).map(function(e){var t=``,n=e.indexOf(`.`);return n>=0&&(t=e.slice(n+1),e=e.slice(0,n)),{type:e,name:t}})}function Sc(e){return function(){var t=this.__on;if(t){for(var n=0,r=-1,i=t.length,a;n<i;++n)a=t[n],(!e.type||a.type===e.type)&&a.name===e.name?this.removeEventListener(a.type,a.listener,a.options):t[++r]=a;++r?t.length=r:delete this.__on}}}function Cc(e,t,n){return function(){var r=this.__on,i,a=bc(t);if(r){for(var o=0,s=r.length;o<s;++o)if((i=r[o]).type===e.type&&i.name===e.name){this.removeEventListener(i.type,i.listener,i.options),this.addEventListener(i.type,i.listener=a,i.options=n),i.value=t;return}}this.addEventListener(e.type,a,n),i={type:e.type,name:e.name,value:t,listener:a,options:n},r?r.push(i):this.__on=[i]}}function wc(e,t,n){var r=xc(e+``),i,a=r.length,o;if(arguments.length<2){var s=this.node().__on;if(s){for(var c=0,l=s.length,u;c<l;++c)for(i=0,u=s[c];i<a;++i)if((o=r[i]).type===u.type&&o.name===u.name)return u.value}}else{for(s=t?Cc:Sc,i=0;i<a;++i)this.each(s(r[i],t,n));return this}}function Tc(e,t,n){var r=Ps(e),i=r.CustomEvent;typeof i==`function`?i=new i(t,n):(i=r.document.createEvent(`Event`),n?(i.initEvent(t,n.bubbles,n.cancelable),i.detail=n.detail):i.initEvent(t,!1,!1)),e.dispatchEvent(i)}function Ec(e,t){return function(){return Tc(this,e,t)}}function Dc(e,t){return function(){return Tc(this,e,t.apply(this,arguments))}}function Oc(e,t){return this.each((typeof t==`function`?Dc:Ec)(e,t))}function*kc(){for(var e=this._groups,t=0,n=e.length;t<n;++t)for(var r=e[t],i=0,a=r.length,o;i<a;++i)(o=r[i])&&(yield o)}var Ac=[null];function jc(e,t){this._groups=e,this._parents=t}function Mc(){return new jc([[document.documentElement]],Ac)}function Nc(){return this}jc.prototype=Mc.prototype={constructor:jc,select:Uo,selectAll:Jo,selectChild:es,selectChildren:is,filter:as,data:ps,enter:ss,exit:hs,join:gs,merge:_s,selection:Nc,order:vs,sort:ys,call:xs,nodes:Ss,node:Cs,size:ws,empty:Ts,each:Es,attr:Ns,style:Rs,property:Us,classed:Qs,text:nc,html:oc,raise:cc,lower:uc,append:dc,insert:pc,remove:hc,clone:vc,datum:yc,on:wc,dispatch:Oc,[Symbol.iterator]:kc};function Pc(e){return typeof e==`string`?new jc([[document.querySelector(e)]],[document.documentElement]):new jc([[e]],Ac)}var Fc=0;function Ic(){return new Lc}function Lc(){this._=`@`+(++Fc).toString(36)}Lc.prototype=Ic.prototype={constructor:Lc,get:function(e){for(var t=this._;!(t in e);)if(!(e=e.parentNode))return;return e[t]},set:function(e,t){return e[this._]=t},remove:function(e){return this._ in e&&delete e[this._]},toString:function(){return this._}};function Rc(e){let t;for(;t=e.sourceEvent;)e=t;return e}function zc(e,t){if(e=Rc(e),t===void 0&&(t=e.currentTarget),t){var n=t.ownerSVGElement||t;if(n.createSVGPoint){var r=n.createSVGPoint();return r.x=e.clientX,r.y=e.clientY,r=r.matrixTransform(t.getScreenCTM().inverse()),[r.x,r.y]}if(t.getBoundingClientRect){var i=t.getBoundingClientRect();return[e.clientX-i.left-t.clientLeft,e.clientY-i.top-t.clientTop]}}return[e.pageX,e.pageY]}function Bc(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function Vc(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Hc(){}var Uc=.7,Wc=1/Uc,Gc=`\\s*([+-]?\\d+)\\s*`,Kc=`\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*`,qc=`\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*`,Jc=/^#([0-9a-f]{3,8})$/,Yc=RegExp(`^rgb\\(${Gc},${Gc},${Gc}\\)$`),Xc=RegExp(`^rgb\\(${qc},${qc},${qc}\\)$`),Zc=RegExp(`^rgba\\(${Gc},${Gc},${Gc},${Kc}\\)$`),Qc=RegExp(`^rgba\\(${qc},${qc},${qc},${Kc}\\)$`),$c=RegExp(`^hsl\\(${Kc},${qc},${qc}\\)$`),el=RegExp(`^hsla\\(${Kc},${qc},${qc},${Kc}\\)$`),tl={aliceblue:0xf0f8ff,antiquewhite:0xfaebd7,aqua:65535,aquamarine:8388564,azure:0xf0ffff,beige:0xf5f5dc,bisque:0xffe4c4,black:0,blanchedalmond:0xffebcd,blue:255,blueviolet:9055202,brown:0xa52a2a,burlywood:0xdeb887,cadetblue:6266528,chartreuse:8388352,chocolate:0xd2691e,coral:0xff7f50,cornflowerblue:6591981,cornsilk:0xfff8dc,crimson:0xdc143c,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:0xb8860b,darkgray:0xa9a9a9,darkgreen:25600,darkgrey:0xa9a9a9,darkkhaki:0xbdb76b,darkmagenta:9109643,darkolivegreen:5597999,darkorange:0xff8c00,darkorchid:0x9932cc,darkred:9109504,darksalmon:0xe9967a,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:0xff1493,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:0xb22222,floralwhite:0xfffaf0,forestgreen:2263842,fuchsia:0xff00ff,gainsboro:0xdcdcdc,ghostwhite:0xf8f8ff,gold:0xffd700,goldenrod:0xdaa520,gray:8421504,green:32768,greenyellow:0xadff2f,grey:8421504,honeydew:0xf0fff0,hotpink:0xff69b4,indianred:0xcd5c5c,indigo:4915330,ivory:0xfffff0,khaki:0xf0e68c,lavender:0xe6e6fa,lavenderblush:0xfff0f5,lawngreen:8190976,lemonchiffon:0xfffacd,lightblue:0xadd8e6,lightcoral:0xf08080,lightcyan:0xe0ffff,lightgoldenrodyellow:0xfafad2,lightgray:0xd3d3d3,lightgreen:9498256,lightgrey:0xd3d3d3,lightpink:0xffb6c1,lightsalmon:0xffa07a,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:0xb0c4de,lightyellow:0xffffe0,lime:65280,limegreen:3329330,linen:0xfaf0e6,magenta:0xff00ff,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:0xba55d3,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:0xc71585,midnightblue:1644912,mintcream:0xf5fffa,mistyrose:0xffe4e1,moccasin:0xffe4b5,navajowhite:0xffdead,navy:128,oldlace:0xfdf5e6,olive:8421376,olivedrab:7048739,orange:0xffa500,orangered:0xff4500,orchid:0xda70d6,palegoldenrod:0xeee8aa,palegreen:0x98fb98,paleturquoise:0xafeeee,palevioletred:0xdb7093,papayawhip:0xffefd5,peachpuff:0xffdab9,peru:0xcd853f,pink:0xffc0cb,plum:0xdda0dd,powderblue:0xb0e0e6,purple:8388736,rebeccapurple:6697881,red:0xff0000,rosybrown:0xbc8f8f,royalblue:4286945,saddlebrown:9127187,salmon:0xfa8072,sandybrown:0xf4a460,seagreen:3050327,seashell:0xfff5ee,sienna:0xa0522d,silver:0xc0c0c0,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:0xfffafa,springgreen:65407,steelblue:4620980,tan:0xd2b48c,teal:32896,thistle:0xd8bfd8,tomato:0xff6347,turquoise:4251856,violet:0xee82ee,wheat:0xf5deb3,white:0xffffff,whitesmoke:0xf5f5f5,yellow:0xffff00,yellowgreen:0x9acd32};Bc(Hc,ol,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:nl,formatHex:nl,formatHex8:rl,formatHsl:il,formatRgb:al,toString:al});function nl(){return this.rgb().formatHex()}function rl(){return this.rgb().formatHex8()}function il(){return yl(this).formatHsl()}function al(){return this.rgb().formatRgb()}function ol(e){var t,n;return e=(e+``).trim().toLowerCase(),(t=Jc.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?sl(t):n===3?new dl(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?cl(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?cl(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=Yc.exec(e))?new dl(t[1],t[2],t[3],1):(t=Xc.exec(e))?new dl(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Zc.exec(e))?cl(t[1],t[2],t[3],t[4]):(t=Qc.exec(e))?cl(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=$c.exec(e))?vl(t[1],t[2]/100,t[3]/100,1):(t=el.exec(e))?vl(t[1],t[2]/100,t[3]/100,t[4]):tl.hasOwnProperty(e)?sl(tl[e]):e===`transparent`?new dl(NaN,NaN,NaN,0):null}function sl(e){return new dl(e>>16&255,e>>8&255,e&255,1)}function cl(e,t,n,r){return r<=0&&(e=t=n=NaN),new dl(e,t,n,r)}function ll(e){return e instanceof Hc||(e=ol(e)),e?(e=e.rgb(),new dl(e.r,e.g,e.b,e.opacity)):new dl}function ul(e,t,n,r){return arguments.length===1?ll(e):new dl(e,t,n,r??1)}function dl(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Bc(dl,ul,Vc(Hc,{brighter(e){return e=e==null?Wc:Wc**+e,new dl(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Uc:Uc**+e,new dl(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new dl(gl(this.r),gl(this.g),gl(this.b),hl(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:fl,formatHex:fl,formatHex8:pl,formatRgb:ml,toString:ml}));function fl(){return`#${_l(this.r)}${_l(this.g)}${_l(this.b)}`}function pl(){return`#${_l(this.r)}${_l(this.g)}${_l(this.b)}${_l((isNaN(this.opacity)?1:this.opacity)*255)}`}function ml(){let e=hl(this.opacity);return`${e===1?`rgb(`:`rgba(`}${gl(this.r)}, ${gl(this.g)}, ${gl(this.b)}${e===1?`)`:`, ${e})`}`}function hl(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function gl(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function _l(e){return e=gl(e),(e<16?`0`:``)+e.toString(16)}function vl(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new xl(e,t,n,r)}function yl(e){if(e instanceof xl)return new xl(e.h,e.s,e.l,e.opacity);if(e instanceof Hc||(e=ol(e)),!e)return new xl;if(e instanceof xl)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,i=Math.min(t,n,r),a=Math.max(t,n,r),o=NaN,s=a-i,c=(a+i)/2;return s?(o=t===a?(n-r)/s+(n<r)*6:n===a?(r-t)/s+2:(t-n)/s+4,s/=c<.5?a+i:2-a-i,o*=60):s=c>0&&c<1?0:o,new xl(o,s,c,e.opacity)}function bl(e,t,n,r){return arguments.length===1?yl(e):new xl(e,t,n,r??1)}function xl(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Bc(xl,bl,Vc(Hc,{brighter(e){return e=e==null?Wc:Wc**+e,new xl(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Uc:Uc**+e,new xl(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,i=2*n-r;return new dl(wl(e>=240?e-240:e+120,i,r),wl(e,i,r),wl(e<120?e+240:e-120,i,r),this.opacity)},clamp(){return new xl(Sl(this.h),Cl(this.s),Cl(this.l),hl(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=hl(this.opacity);return`${e===1?`hsl(`:`hsla(`}${Sl(this.h)}, ${Cl(this.s)*100}%, ${Cl(this.l)*100}%${e===1?`)`:`, ${e})`}`}}));function Sl(e){return e=(e||0)%360,e<0?e+360:e}function Cl(e){return Math.max(0,Math.min(1,e||0))}function wl(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Tl=Math.PI/180,El=180/Math.PI,Dl=18,Ol=.96422,kl=1,Al=.82521,jl=4/29,Ml=6/29,Nl=3*Ml*Ml,Pl=Ml*Ml*Ml;function Fl(e){if(e instanceof Ll)return new Ll(e.l,e.a,e.b,e.opacity);if(e instanceof Wl)return Gl(e);e instanceof dl||(e=ll(e));var t=Vl(e.r),n=Vl(e.g),r=Vl(e.b),i=Rl((.2225045*t+.7168786*n+.0606169*r)/kl),a,o;return t===n&&n===r?a=o=i:(a=Rl((.4360747*t+.3850649*n+.1430804*r)/Ol),o=Rl((.0139322*t+.0971045*n+.7141733*r)/Al)),new Ll(116*i-16,500*(a-i),200*(i-o),e.opacity)}function Il(e,t,n,r){return arguments.length===1?Fl(e):new Ll(e,t,n,r??1)}function Ll(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Bc(Ll,Il,Vc(Hc,{brighter(e){return new Ll(this.l+Dl*(e??1),this.a,this.b,this.opacity)},darker(e){return new Ll(this.l-Dl*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Ol*zl(t),e=kl*zl(e),n=Al*zl(n),new dl(Bl(3.1338561*t-1.6168667*e-.4906146*n),Bl(-.9787684*t+1.9161415*e+.033454*n),Bl(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Rl(e){return e>Pl?e**(1/3):e/Nl+jl}function zl(e){return e>Ml?e*e*e:Nl*(e-jl)}function Bl(e){return 255*(e<=.0031308?12.92*e:1.055*e**(1/2.4)-.055)}function Vl(e){return(e/=255)<=.04045?e/12.92:((e+.055)/1.055)**2.4}function Hl(e){if(e instanceof Wl)return new Wl(e.h,e.c,e.l,e.opacity);if(e instanceof Ll||(e=Fl(e)),e.a===0&&e.b===0)return new Wl(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*El;return new Wl(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function Ul(e,t,n,r){return arguments.length===1?Hl(e):new Wl(e,t,n,r??1)}function Wl(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Gl(e){if(isNaN(e.h))return new Ll(e.l,0,0,e.opacity);var t=e.h*Tl;return new Ll(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Bc(Wl,Ul,Vc(Hc,{brighter(e){return new Wl(this.h,this.c,this.l+Dl*(e??1),this.opacity)},darker(e){return new Wl(this.h,this.c,this.l-Dl*(e??1),this.opacity)},rgb(){return Gl(this).rgb()}}));var Kl=-.14861,ql=1.78277,Jl=-.29227,Yl=-.90649,Xl=1.97294,Zl=Xl*Yl,Ql=Xl*ql,$l=ql*Jl-Yl*Kl;function eu(e){if(e instanceof nu)return new nu(e.h,e.s,e.l,e.opacity);e instanceof dl||(e=ll(e));var t=e.r/255,n=e.g/255,r=e.b/255,i=($l*r+Zl*t-Ql*n)/($l+Zl-Ql),a=r-i,o=(Xl*(n-i)-Jl*a)/Yl,s=Math.sqrt(o*o+a*a)/(Xl*i*(1-i)),c=s?Math.atan2(o,a)*El-120:NaN;return new nu(c<0?c+360:c,s,i,e.opacity)}function tu(e,t,n,r){return arguments.length===1?eu(e):new nu(e,t,n,r??1)}function nu(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Bc(nu,tu,Vc(Hc,{brighter(e){return e=e==null?Wc:Wc**+e,new nu(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Uc:Uc**+e,new nu(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Tl,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),i=Math.sin(e);return new dl(255*(t+n*(Kl*r+ql*i)),255*(t+n*(Jl*r+Yl*i)),255*(t+Xl*r*n),this.opacity)}}));function ru(e,t,n,r,i){var a=e*e,o=a*e;return((1-3*e+3*a-o)*t+(4-6*a+3*o)*n+(1+3*e+3*a-3*o)*r+o*i)/6}function iu(e){var t=e.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),i=e[r],a=e[r+1],o=r>0?e[r-1]:2*i-a,s=r<t-1?e[r+2]:2*a-i;return ru((n-r/t)*t,o,i,a,s)}}var au=e=>()=>e;function ou(e,t){return function(n){return e+n*t}}function su(e,t,n){return e**=+n,t=t**+n-e,n=1/n,function(r){return(e+r*t)**+n}}function cu(e,t){var n=t-e;return n?ou(e,n>180||n<-180?n-360*Math.round(n/360):n):au(isNaN(e)?t:e)}function lu(e){return(e=+e)==1?uu:function(t,n){return n-t?su(t,n,e):au(isNaN(t)?n:t)}}function uu(e,t){var n=t-e;return n?ou(e,n):au(isNaN(e)?t:e)}var du=(function e(t){var n=lu(t);function r(e,t){var r=n((e=ul(e)).r,(t=ul(t)).r),i=n(e.g,t.g),a=n(e.b,t.b),o=uu(e.opacity,t.opacity);return function(t){return e.r=r(t),e.g=i(t),e.b=a(t),e.opacity=o(t),e+``}}return r.gamma=e,r})(1);function fu(e){return function(t){for(var n=t.length,r=Array(n),i=Array(n),a=Array(n),o=0,s;o<n;++o)s=ul(t[o]),r[o]=s.r||0,i[o]=s.g||0,a[o]=s.b||0;return r=e(r),i=e(i),a=e(a),s.opacity=1,function(e){return s.r=r(e),s.g=i(e),s.b=a(e),s+``}}}var pu=fu(iu);function mu(e,t){t||=[];var n=e?Math.min(t.length,e.length):0,r=t.slice(),i;return function(a){for(i=0;i<n;++i)r[i]=e[i]*(1-a)+t[i]*a;return r}}function hu(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function gu(e,t){for(var n=t?t.length:0,r=e?Math.min(n,e.length):0,i=Array(r),a=Array(n),o=0;o<r;++o)i[o]=Tu(e[o],t[o]);for(;o<n;++o)a[o]=t[o];return function(e){for(o=0;o<r;++o)a[o]=i[o](e);return a}}function _u(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function vu(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function yu(e,t){var n={},r={},i;for(i in typeof e==`object`&&e||(e={}),typeof t==`object`&&t||(t={}),t)i in e?n[i]=Tu(e[i],t[i]):r[i]=t[i];return function(e){for(i in n)r[i]=n[i](e);return r}}var bu=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,xu=new RegExp(bu.source,`g`);function Su(e){return function(){return e}}function Cu(e){return function(t){return e(t)+``}}function wu(e,t){var n=bu.lastIndex=xu.lastIndex=0,r,i,a,o=-1,s=[],c=[];for(e+=``,t+=``;(r=bu.exec(e))&&(i=xu.exec(t));)(a=i.index)>n&&(a=t.slice(n,a),s[o]?s[o]+=a:s[++o]=a),(r=r[0])===(i=i[0])?s[o]?s[o]+=i:s[++o]=i:(s[++o]=null,c.push({i:o,x:vu(r,i)})),n=xu.lastIndex;return n<t.length&&(a=t.slice(n),s[o]?s[o]+=a:s[++o]=a),s.length<2?c[0]?Cu(c[0].x):Su(t):(t=c.length,function(e){for(var n=0,r;n<t;++n)s[(r=c[n]).i]=r.x(e);return s.join(``)})}function Tu(e,t){var n=typeof t,r;return t==null||n===`boolean`?au(t):(n===`number`?vu:n===`string`?(r=ol(t))?(t=r,du):wu:t instanceof ol?du:t instanceof Date?_u:hu(t)?mu:Array.isArray(t)?gu:typeof t.valueOf!=`function`&&typeof t.toString!=`function`||isNaN(t)?yu:vu)(e,t)}function Eu(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Du=1e-12;function Ou(e){return((e=Math.exp(e))+1/e)/2}function ku(e){return((e=Math.exp(e))-1/e)/2}function Au(e){return((e=Math.exp(2*e))-1)/(e+1)}(function e(t,n,r){function i(e,i){var a=e[0],o=e[1],s=e[2],c=i[0],l=i[1],u=i[2],d=c-a,f=l-o,p=d*d+f*f,m,h;if(p<Du)h=Math.log(u/s)/t,m=function(e){return[a+e*d,o+e*f,s*Math.exp(t*e*h)]};else{var g=Math.sqrt(p),_=(u*u-s*s+r*p)/(2*s*n*g),v=(u*u-s*s-r*p)/(2*u*n*g),y=Math.log(Math.sqrt(_*_+1)-_);h=(Math.log(Math.sqrt(v*v+1)-v)-y)/t,m=function(e){var r=e*h,i=Ou(y),c=s/(n*g)*(i*Au(t*r+y)-ku(y));return[a+c*d,o+c*f,s*i/Ou(t*r+y)]}}return m.duration=Math.abs(h)*1e3*t/Math.SQRT2,m}return i.rho=function(t){var n=Math.max(.001,+t),r=n*n;return e(n,r,r*r)},i})(Math.SQRT2,2,4);function ju(e){return function(t,n){var r=e((t=bl(t)).h,(n=bl(n)).h),i=uu(t.s,n.s),a=uu(t.l,n.l),o=uu(t.opacity,n.opacity);return function(e){return t.h=r(e),t.s=i(e),t.l=a(e),t.opacity=o(e),t+``}}}var Mu=ju(cu);function Nu(e,t){var n=uu((e=Il(e)).l,(t=Il(t)).l),r=uu(e.a,t.a),i=uu(e.b,t.b),a=uu(e.opacity,t.opacity);return function(t){return e.l=n(t),e.a=r(t),e.b=i(t),e.opacity=a(t),e+``}}function Pu(e){return function(t,n){var r=e((t=Ul(t)).h,(n=Ul(n)).h),i=uu(t.c,n.c),a=uu(t.l,n.l),o=uu(t.opacity,n.opacity);return function(e){return t.h=r(e),t.c=i(e),t.l=a(e),t.opacity=o(e),t+``}}}var Fu=Pu(cu);function Iu(e){return(function t(n){n=+n;function r(t,r){var i=e((t=tu(t)).h,(r=tu(r)).h),a=uu(t.s,r.s),o=uu(t.l,r.l),s=uu(t.opacity,r.opacity);return function(e){return t.h=i(e),t.s=a(e),t.l=o(e**+n),t.opacity=s(e),t+``}}return r.gamma=t,r})(1)}Iu(cu);var Lu=Iu(uu);function Ru(e,t){t===void 0&&(t=e,e=Tu);for(var n=0,r=t.length-1,i=t[0],a=Array(r<0?0:r);n<r;)a[n]=e(i,i=t[++n]);return function(e){var t=Math.max(0,Math.min(r-1,Math.floor(e*=r)));return a[t](e-t)}}function zu(e,t){for(var n=Array(t),r=0;r<t;++r)n[r]=e(r/(t-1));return n}var Bu=Math.PI,Vu=2*Bu,Hu=1e-6,Uu=Vu-Hu;function Wu(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function Gu(e){let t=Math.floor(e);if(!(t>=0))throw Error(`invalid digits: ${e}`);if(t>15)return Wu;let n=10**t;return function(e){this._+=e[0];for(let t=1,r=e.length;t<r;++t)this._+=Math.round(arguments[t]*n)/n+e[t]}}function Ku(e,t,n,r){return e===n&&t===r}function qu(e){let t=Math.floor(e);if(!(t<=15))return Ku;let n=10**t,r=function(e){return Math.round(e*n)};return function(e,t,n,i){return r(e)===r(n)&&r(t)===r(i)}}var Ju=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._=``,this._append=e==null?Wu:Gu(e),this._equal=e==null?Ku:qu(e)}moveTo(e,t){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+t}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,t){this._append`L${this._x1=+e},${this._y1=+t}`}quadraticCurveTo(e,t,n,r){this._append`Q${+e},${+t},${this._x1=+n},${this._y1=+r}`}bezierCurveTo(e,t,n,r,i,a){this._append`C${+e},${+t},${+n},${+r},${this._x1=+i},${this._y1=+a}`}arcTo(e,t,n,r,i){if(e=+e,t=+t,n=+n,r=+r,i=+i,i<0)throw Error(`negative radius: ${i}`);let a=this._x1,o=this._y1,s=n-e,c=r-t,l=a-e,u=o-t,d=l*l+u*u;if(this._x1===null)this._append`M${this._x1=e},${this._y1=t}`;else if(d>Hu){if(!(Math.abs(u*s-c*l)>Hu)||!i)this._append`L${this._x1=e},${this._y1=t}`;else{let f=n-a,p=r-o,m=s*s+c*c,h=f*f+p*p,g=Math.sqrt(m),_=Math.sqrt(d),v=i*Math.tan((Bu-Math.acos((m+d-h)/(2*g*_)))/2),y=v/_,b=v/g;Math.abs(y-1)>Hu&&this._append`L${e+y*l},${t+y*u}`,this._append`A${i},${i},0,0,${+(u*f>l*p)},${this._x1=e+b*s},${this._y1=t+b*c}`}}}arc(e,t,n,r,i,a){if(e=+e,t=+t,n=+n,a=!!a,n<0)throw Error(`negative radius: ${n}`);let o=n*Math.cos(r),s=n*Math.sin(r),c=e+o,l=t+s,u=1^a,d=a?r-i:i-r;if(this._x1===null?this._append`M${c},${l}`:(Math.abs(this._x1-c)>Hu||Math.abs(this._y1-l)>Hu)&&this._append`L${c},${l}`,n){if(d<0&&(d=d%Vu+Vu),d>Uu)this._append`A${n},${n},0,1,${u},${e-o},${t-s}A${n},${n},0,1,${u},${this._x1=c},${this._y1=l}`;else if(d>Hu){let a=e+n*Math.cos(i),o=t+n*Math.sin(i);if(d>=Bu&&this._equal(c,l,a,o)){d/=2;let i=r+d;this._append`A${n},${n},0,${+(d>=Bu)},${u},${e+n*Math.cos(i)},${t+n*Math.sin(i)}`}this._append`A${n},${n},0,${+(d>=Bu)},${u},${this._x1=a},${this._y1=o}`}}}rect(e,t,n,r){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+t}h${n=+n}v${+r}h${-n}Z`}toString(){return this._}};Ju.prototype;function Yu(e=3){return new Ju(+e)}function Xu(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString(`en`).replace(/,/g,``):e.toString(10)}function Zu(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf(`e`),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function Qu(e){return e=Zu(Math.abs(e)),e?e[1]:NaN}function $u(e,t){return function(n,r){for(var i=n.length,a=[],o=0,s=e[0],c=0;i>0&&s>0&&(c+s+1>r&&(s=Math.max(1,r-c)),a.push(n.substring(i-=s,i+s)),!((c+=s+1)>r));)s=e[o=(o+1)%e.length];return a.reverse().join(t)}}function ed(e){return function(t){return t.replace(/[0-9]/g,function(t){return e[+t]})}}var td=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function nd(e){if(!(t=td.exec(e)))throw Error(`invalid format: `+e);var t;return new rd({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}nd.prototype=rd.prototype;function rd(e){this.fill=e.fill===void 0?` `:e.fill+``,this.align=e.align===void 0?`>`:e.align+``,this.sign=e.sign===void 0?`-`:e.sign+``,this.symbol=e.symbol===void 0?``:e.symbol+``,this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?``:e.type+``}rd.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?`0`:``)+(this.width===void 0?``:Math.max(1,this.width|0))+(this.comma?`,`:``)+(this.precision===void 0?``:`.`+Math.max(0,this.precision|0))+(this.trim?`~`:``)+this.type};function id(e){e:for(var t=e.length,n=1,r=-1,i;n<t;++n)switch(e[n]){case`.`:r=i=n;break;case`0`:r===0&&(r=n),i=n;break;default:if(!+e[n])break e;r>0&&(r=0)}return r>0?e.slice(0,r)+e.slice(i+1):e}var ad;function od(e,t){var n=Zu(e,t);if(!n)return ad=void 0,e.toPrecision(t);var r=n[0],i=n[1],a=i-(ad=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,o=r.length;return a===o?r:a>o?r+Array(a-o+1).join(`0`):a>0?r.slice(0,a)+`.`+r.slice(a):`0.`+Array(1-a).join(`0`)+Zu(e,Math.max(0,t+a-1))[0]}function sd(e,t){var n=Zu(e,t);if(!n)return e+``;var r=n[0],i=n[1];return i<0?`0.`+Array(-i).join(`0`)+r:r.length>i+1?r.slice(0,i+1)+`.`+r.slice(i+1):r+Array(i-r.length+2).join(`0`)}var cd={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+``,d:Xu,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>sd(e*100,t),r:sd,s:od,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function ld(e){return e}var ud=Array.prototype.map,dd=[`y`,`z`,`a`,`f`,`p`,`n`,`µ`,`m`,``,`k`,`M`,`G`,`T`,`P`,`E`,`Z`,`Y`];function fd(e){var t=e.grouping===void 0||e.thousands===void 0?ld:$u(ud.call(e.grouping,Number),e.thousands+``),n=e.currency===void 0?``:e.currency[0]+``,r=e.currency===void 0?``:e.currency[1]+``,i=e.decimal===void 0?`.`:e.decimal+``,a=e.numerals===void 0?ld:ed(ud.call(e.numerals,String)),o=e.percent===void 0?`%`:e.percent+``,s=e.minus===void 0?`−`:e.minus+``,c=e.nan===void 0?`NaN`:e.nan+``;function l(e,l){e=nd(e);var u=e.fill,d=e.align,f=e.sign,p=e.symbol,m=e.zero,h=e.width,g=e.comma,_=e.precision,v=e.trim,y=e.type;y===`n`?(g=!0,y=`g`):cd[y]||(_===void 0&&(_=12),v=!0,y=`g`),(m||u===`0`&&d===`=`)&&(m=!0,u=`0`,d=`=`);var b=(l&&l.prefix!==void 0?l.prefix:``)+(p===`$`?n:p===`#`&&/[boxX]/.test(y)?`0`+y.toLowerCase():``),x=(p===`$`?r:/[%p]/.test(y)?o:``)+(l&&l.suffix!==void 0?l.suffix:``),S=cd[y],C=/[defgprs%]/.test(y);_=_===void 0?6:/[gprs]/.test(y)?Math.max(1,Math.min(21,_)):Math.max(0,Math.min(20,_));function w(e){var n=b,r=x,o,l,p;if(y===`c`)r=S(e)+r,e=``;else{e=+e;var w=e<0||1/e<0;if(e=isNaN(e)?c:S(Math.abs(e),_),v&&(e=id(e)),w&&+e==0&&f!==`+`&&(w=!1),n=(w?f===`(`?f:s:f===`-`||f===`(`?``:f)+n,r=(y===`s`&&!isNaN(e)&&ad!==void 0?dd[8+ad/3]:``)+r+(w&&f===`(`?`)`:``),C){for(o=-1,l=e.length;++o<l;)if(p=e.charCodeAt(o),48>p||p>57){r=(p===46?i+e.slice(o+1):e.slice(o))+r,e=e.slice(0,o);break}}}g&&!m&&(e=t(e,1/0));var T=n.length+e.length+r.length,E=T<h?Array(h-T+1).join(u):``;switch(g&&m&&(e=t(E+e,E.length?h-r.length:1/0),E=``),d){case`<`:e=n+e+r+E;break;case`=`:e=n+E+e+r;break;case`^`:e=E.slice(0,T=E.length>>1)+n+e+r+E.slice(T);break;default:e=E+n+e+r}return a(e)}return w.toString=function(){return e+``},w}function u(e,t){var n=Math.max(-8,Math.min(8,Math.floor(Qu(t)/3)))*3,r=10**-n,i=l((e=nd(e),e.type=`f`,e),{suffix:dd[8+n/3]});return function(e){return i(r*e)}}return{format:l,formatPrefix:u}}var pd,md,hd;gd({thousands:`,`,grouping:[3],currency:[`$`,``]});function gd(e){return pd=fd(e),md=pd.format,hd=pd.formatPrefix,pd}function _d(e){return Math.max(0,-Qu(Math.abs(e)))}function vd(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Qu(t)/3)))*3-Qu(Math.abs(e)))}function yd(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,Qu(t)-Qu(e))+1}var H=1e-6,bd=1e-12,U=Math.PI,xd=U/2,Sd=U/4,Cd=U*2,wd=180/U,Td=U/180,W=Math.abs,Ed=Math.atan,Dd=Math.atan2,G=Math.cos,Od=Math.exp,kd=Math.log,Ad=Math.pow,K=Math.sin,jd=Math.sign||function(e){return e>0?1:e<0?-1:0},Md=Math.sqrt,Nd=Math.tan;function Pd(e){return e>1?0:e<-1?U:Math.acos(e)}function Fd(e){return e>1?xd:e<-1?-xd:Math.asin(e)}function Id(){}function Ld(e,t){e&&zd.hasOwnProperty(e.type)&&zd[e.type](e,t)}var Rd={Feature:function(e,t){Ld(e.geometry,t)},FeatureCollection:function(e,t){for(var n=e.features,r=-1,i=n.length;++r<i;)Ld(n[r].geometry,t)}},zd={Sphere:function(e,t){t.sphere()},Point:function(e,t){e=e.coordinates,t.point(e[0],e[1],e[2])},MultiPoint:function(e,t){for(var n=e.coordinates,r=-1,i=n.length;++r<i;)e=n[r],t.point(e[0],e[1],e[2])},LineString:function(e,t){Bd(e.coordinates,t,0)},MultiLineString:function(e,t){for(var n=e.coordinates,r=-1,i=n.length;++r<i;)Bd(n[r],t,0)},Polygon:function(e,t){Vd(e.coordinates,t)},MultiPolygon:function(e,t){for(var n=e.coordinates,r=-1,i=n.length;++r<i;)Vd(n[r],t)},GeometryCollection:function(e,t){for(var n=e.geometries,r=-1,i=n.length;++r<i;)Ld(n[r],t)}};function Bd(e,t,n){var r=-1,i=e.length-n,a;for(t.lineStart();++r<i;)a=e[r],t.point(a[0],a[1],a[2]);t.lineEnd()}function Vd(e,t){var n=-1,r=e.length;for(t.polygonStart();++n<r;)Bd(e[n],t,1);t.polygonEnd()}function Hd(e,t){e&&Rd.hasOwnProperty(e.type)?Rd[e.type](e,t):Ld(e,t)}new Ma,new Ma;function Ud(e){return[Dd(e[1],e[0]),Fd(e[2])]}function Wd(e){var t=e[0],n=e[1],r=G(n);return[r*G(t),r*K(t),K(n)]}function Gd(e,t){return e[0]*t[0]+e[1]*t[1]+e[2]*t[2]}function Kd(e,t){return[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]]}function qd(e,t){e[0]+=t[0],e[1]+=t[1],e[2]+=t[2]}function Jd(e,t){return[e[0]*t,e[1]*t,e[2]*t]}function Yd(e){var t=Md(e[0]*e[0]+e[1]*e[1]+e[2]*e[2]);e[0]/=t,e[1]/=t,e[2]/=t}function Xd(e,t){function n(n,r){return n=e(n,r),t(n[0],n[1])}return e.invert&&t.invert&&(n.invert=function(n,r){return n=t.invert(n,r),n&&e.invert(n[0],n[1])}),n}function Zd(e,t){return W(e)>U&&(e-=Math.round(e/Cd)*Cd),[e,t]}Zd.invert=Zd;function Qd(e,t,n){return(e%=Cd)?t||n?Xd(ef(e),tf(t,n)):ef(e):t||n?tf(t,n):Zd}function $d(e){return function(t,n){return t+=e,W(t)>U&&(t-=Math.round(t/Cd)*Cd),[t,n]}}function ef(e){var t=$d(e);return t.invert=$d(-e),t}function tf(e,t){var n=G(e),r=K(e),i=G(t),a=K(t);function o(e,t){var o=G(t),s=G(e)*o,c=K(e)*o,l=K(t),u=l*n+s*r;return[Dd(c*i-u*a,s*n-l*r),Fd(u*i+c*a)]}return o.invert=function(e,t){var o=G(t),s=G(e)*o,c=K(e)*o,l=K(t),u=l*i-c*a;return[Dd(c*i+l*a,s*n+u*r),Fd(u*n-s*r)]},o}function nf(e){e=Qd(e[0]*Td,e[1]*Td,e.length>2?e[2]*Td:0);function t(t){return t=e(t[0]*Td,t[1]*Td),t[0]*=wd,t[1]*=wd,t}return t.invert=function(t){return t=e.invert(t[0]*Td,t[1]*Td),t[0]*=wd,t[1]*=wd,t},t}function rf(e,t,n,r,i,a){if(n){var o=G(t),s=K(t),c=r*n;i==null?(i=t+r*Cd,a=t-c/2):(i=af(o,i),a=af(o,a),(r>0?i<a:i>a)&&(i+=r*Cd));for(var l,u=i;r>0?u>a:u<a;u-=c)l=Ud([o,-s*G(u),-s*K(u)]),e.point(l[0],l[1])}}function af(e,t){t=Wd(t),t[0]-=e,Yd(t);var n=Pd(-t[1]);return((-t[2]<0?-n:n)+Cd-H)%Cd}function of(){var e=[],t;return{point:function(e,n,r){t.push([e,n,r])},lineStart:function(){e.push(t=[])},lineEnd:Id,rejoin:function(){e.length>1&&e.push(e.pop().concat(e.shift()))},result:function(){var n=e;return e=[],t=null,n}}}function sf(e,t){return W(e[0]-t[0])<H&&W(e[1]-t[1])<H}function cf(e,t,n,r){this.x=e,this.z=t,this.o=n,this.e=r,this.v=!1,this.n=this.p=null}function lf(e,t,n,r,i){var a=[],o=[],s,c;if(e.forEach(function(e){if(!((t=e.length-1)<=0)){var t,n=e[0],r=e[t],c;if(sf(n,r)){if(!n[2]&&!r[2]){for(i.lineStart(),s=0;s<t;++s)i.point((n=e[s])[0],n[1]);i.lineEnd();return}r[0]+=2*H}a.push(c=new cf(n,e,null,!0)),o.push(c.o=new cf(n,null,c,!1)),a.push(c=new cf(r,e,null,!1)),o.push(c.o=new cf(r,null,c,!0))}}),a.length){for(o.sort(t),uf(a),uf(o),s=0,c=o.length;s<c;++s)o[s].e=n=!n;for(var l=a[0],u,d;;){for(var f=l,p=!0;f.v;)if((f=f.n)===l)return;u=f.z,i.lineStart();do{if(f.v=f.o.v=!0,f.e){if(p)for(s=0,c=u.length;s<c;++s)i.point((d=u[s])[0],d[1]);else r(f.x,f.n.x,1,i);f=f.n}else{if(p)for(u=f.p.z,s=u.length-1;s>=0;--s)i.point((d=u[s])[0],d[1]);else r(f.x,f.p.x,-1,i);f=f.p}f=f.o,u=f.z,p=!p}while(!f.v);i.lineEnd()}}}function uf(e){if(t=e.length){for(var t,n=0,r=e[0],i;++n<t;)r.n=i=e[n],i.p=r,r=i;r.n=i=e[0],i.p=r}}function df(e){return W(e[0])<=U?e[0]:jd(e[0])*((W(e[0])+U)%Cd-U)}function ff(e,t){var n=df(t),r=t[1],i=K(r),a=[K(n),-G(n),0],o=0,s=0,c=new Ma;i===1?r=xd+H:i===-1&&(r=-xd-H);for(var l=0,u=e.length;l<u;++l)if(f=(d=e[l]).length)for(var d,f,p=d[f-1],m=df(p),h=p[1]/2+Sd,g=K(h),_=G(h),v=0;v<f;++v,m=b,g=S,_=C,p=y){var y=d[v],b=df(y),x=y[1]/2+Sd,S=K(x),C=G(x),w=b-m,T=w>=0?1:-1,E=T*w,D=E>U,O=g*S;if(c.add(Dd(O*T*K(E),_*C+O*G(E))),o+=D?w+T*Cd:w,D^m>=n^b>=n){var k=Kd(Wd(p),Wd(y));Yd(k);var A=Kd(a,k);Yd(A);var ee=(D^w>=0?-1:1)*Fd(A[2]);(r>ee||r===ee&&(k[0]||k[1]))&&(s+=D^w>=0?1:-1)}}return(o<-H||o<H&&c<-bd)^s&1}function pf(e,t,n,r){return function(i){var a=t(i),o=of(),s=t(o),c=!1,l,u,d,f={point:p,lineStart:h,lineEnd:g,polygonStart:function(){f.point=_,f.lineStart=v,f.lineEnd=y,u=[],l=[]},polygonEnd:function(){f.point=p,f.lineStart=h,f.lineEnd=g,u=ho(u);var e=ff(l,r);u.length?(c||=(i.polygonStart(),!0),lf(u,hf,e,n,i)):e&&(c||=(i.polygonStart(),!0),i.lineStart(),n(null,null,1,i),i.lineEnd()),c&&=(i.polygonEnd(),!1),u=l=null},sphere:function(){i.polygonStart(),i.lineStart(),n(null,null,1,i),i.lineEnd(),i.polygonEnd()}};function p(t,n){e(t,n)&&i.point(t,n)}function m(e,t){a.point(e,t)}function h(){f.point=m,a.lineStart()}function g(){f.point=p,a.lineEnd()}function _(e,t){d.push([e,t]),s.point(e,t)}function v(){s.lineStart(),d=[]}function y(){_(d[0][0],d[0][1]),s.lineEnd();var e=s.clean(),t=o.result(),n,r=t.length,a,f,p;if(d.pop(),l.push(d),d=null,r){if(e&1){if(f=t[0],(a=f.length-1)>0){for(c||=(i.polygonStart(),!0),i.lineStart(),n=0;n<a;++n)i.point((p=f[n])[0],p[1]);i.lineEnd()}}else r>1&&e&2&&t.push(t.pop().concat(t.shift())),u.push(t.filter(mf))}}return f}}function mf(e){return e.length>1}function hf(e,t){return((e=e.x)[0]<0?e[1]-xd-H:xd-e[1])-((t=t.x)[0]<0?t[1]-xd-H:xd-t[1])}var gf=pf(function(){return!0},_f,yf,[-U,-xd]);function _f(e){var t=NaN,n=NaN,r=NaN,i;return{lineStart:function(){e.lineStart(),i=1},point:function(a,o){var s=a>0?U:-U,c=W(a-t);W(c-U)<H?(e.point(t,n=(n+o)/2>0?xd:-xd),e.point(r,n),e.lineEnd(),e.lineStart(),e.point(s,n),e.point(a,n),i=0):r!==s&&c>=U&&(W(t-r)<H&&(t-=r*H),W(a-s)<H&&(a-=s*H),n=vf(t,n,a,o),e.point(r,n),e.lineEnd(),e.lineStart(),e.point(s,n),i=0),e.point(t=a,n=o),r=s},lineEnd:function(){e.lineEnd(),t=n=NaN},clean:function(){return 2-i}}}function vf(e,t,n,r){var i,a,o=K(e-n);return W(o)>H?Ed((K(t)*(a=G(r))*K(n)-K(r)*(i=G(t))*K(e))/(i*a*o)):(t+r)/2}function yf(e,t,n,r){var i;if(e==null)i=n*xd,r.point(-U,i),r.point(0,i),r.point(U,i),r.point(U,0),r.point(U,-i),r.point(0,-i),r.point(-U,-i),r.point(-U,0),r.point(-U,i);else if(W(e[0]-t[0])>H){var a=e[0]<t[0]?U:-U;i=n*a/2,r.point(-a,i),r.point(0,i),r.point(a,i)}else r.point(t[0],t[1])}function bf(e){var t=G(e),n=2*Td,r=t>0,i=W(t)>H;function a(t,r,i,a){rf(a,e,n,i,t,r)}function o(e,n){return G(e)*G(n)>t}function s(e){var t,n,a,s,u;return{lineStart:function(){s=a=!1,u=1},point:function(d,f){var p=[d,f],m,h=o(d,f),g=r?h?0:l(d,f):h?l(d+(d<0?U:-U),f):0;if(!t&&(s=a=h)&&e.lineStart(),h!==a&&(m=c(t,p),(!m||sf(t,m)||sf(p,m))&&(p[2]=1)),h!==a)u=0,h?(e.lineStart(),m=c(p,t),e.point(m[0],m[1])):(m=c(t,p),e.point(m[0],m[1],2),e.lineEnd()),t=m;else if(i&&t&&r^h){var _;!(g&n)&&(_=c(p,t,!0))&&(u=0,r?(e.lineStart(),e.point(_[0][0],_[0][1]),e.point(_[1][0],_[1][1]),e.lineEnd()):(e.point(_[1][0],_[1][1]),e.lineEnd(),e.lineStart(),e.point(_[0][0],_[0][1],3)))}!h||t&&sf(t,p)||e.point(p[0],p[1]),t=p,a=h,n=g},lineEnd:function(){a&&e.lineEnd(),t=null},clean:function(){return u|(s&&a)<<1}}}function c(e,n,r){var i=Wd(e),a=Wd(n),o=[1,0,0],s=Kd(i,a),c=Gd(s,s),l=s[0],u=c-l*l;if(!u)return!r&&e;var d=t*c/u,f=-t*l/u,p=Kd(o,s),m=Jd(o,d);qd(m,Jd(s,f));var h=p,g=Gd(m,h),_=Gd(h,h),v=g*g-_*(Gd(m,m)-1);if(!(v<0)){var y=Md(v),b=Jd(h,(-g-y)/_);if(qd(b,m),b=Ud(b),!r)return b;var x=e[0],S=n[0],C=e[1],w=n[1],T;S<x&&(T=x,x=S,S=T);var E=S-x,D=W(E-U)<H,O=D||E<H;if(!D&&w<C&&(T=C,C=w,w=T),O?D?C+w>0^b[1]<(W(b[0]-x)<H?C:w):C<=b[1]&&b[1]<=w:E>U^(x<=b[0]&&b[0]<=S)){var k=Jd(h,(-g+y)/_);return qd(k,m),[b,Ud(k)]}}}function l(t,n){var i=r?e:U-e,a=0;return t<-i?a|=1:t>i&&(a|=2),n<-i?a|=4:n>i&&(a|=8),a}return pf(o,s,a,r?[0,-e]:[-U,e-U])}function xf(e,t,n,r,i,a){var o=e[0],s=e[1],c=t[0],l=t[1],u=0,d=1,f=c-o,p=l-s,m=n-o;if(!(!f&&m>0)){if(m/=f,f<0){if(m<u)return;m<d&&(d=m)}else if(f>0){if(m>d)return;m>u&&(u=m)}if(m=i-o,!(!f&&m<0)){if(m/=f,f<0){if(m>d)return;m>u&&(u=m)}else if(f>0){if(m<u)return;m<d&&(d=m)}if(m=r-s,!(!p&&m>0)){if(m/=p,p<0){if(m<u)return;m<d&&(d=m)}else if(p>0){if(m>d)return;m>u&&(u=m)}if(m=a-s,!(!p&&m<0)){if(m/=p,p<0){if(m>d)return;m>u&&(u=m)}else if(p>0){if(m<u)return;m<d&&(d=m)}return u>0&&(e[0]=o+u*f,e[1]=s+u*p),d<1&&(t[0]=o+d*f,t[1]=s+d*p),!0}}}}}var Sf=1e9,Cf=-Sf;function wf(e,t,n,r){function i(i,a){return e<=i&&i<=n&&t<=a&&a<=r}function a(i,a,s,l){var u=0,d=0;if(i==null||(u=o(i,s))!==(d=o(a,s))||c(i,a)<0^s>0)do l.point(u===0||u===3?e:n,u>1?r:t);while((u=(u+s+4)%4)!==d);else l.point(a[0],a[1])}function o(r,i){return W(r[0]-e)<H?i>0?0:3:W(r[0]-n)<H?i>0?2:1:W(r[1]-t)<H?+(i>0):i>0?3:2}function s(e,t){return c(e.x,t.x)}function c(e,t){var n=o(e,1),r=o(t,1);return n===r?n===0?t[1]-e[1]:n===1?e[0]-t[0]:n===2?e[1]-t[1]:t[0]-e[0]:n-r}return function(o){var c=o,l=of(),u,d,f,p,m,h,g,_,v,y,b,x={point:S,lineStart:E,lineEnd:D,polygonStart:w,polygonEnd:T};function S(e,t){i(e,t)&&c.point(e,t)}function C(){for(var t=0,n=0,i=d.length;n<i;++n)for(var a=d[n],o=1,s=a.length,c=a[0],l,u,f=c[0],p=c[1];o<s;++o)l=f,u=p,c=a[o],f=c[0],p=c[1],u<=r?p>r&&(f-l)*(r-u)>(p-u)*(e-l)&&++t:p<=r&&(f-l)*(r-u)<(p-u)*(e-l)&&--t;return t}function w(){c=l,u=[],d=[],b=!0}function T(){var e=C(),t=b&&e,n=(u=ho(u)).length;(t||n)&&(o.polygonStart(),t&&(o.lineStart(),a(null,null,1,o),o.lineEnd()),n&&lf(u,s,e,a,o),o.polygonEnd()),c=o,u=d=f=null}function E(){x.point=O,d&&d.push(f=[]),y=!0,v=!1,g=_=NaN}function D(){u&&(O(p,m),h&&v&&l.rejoin(),u.push(l.result())),x.point=S,v&&c.lineEnd()}function O(a,o){var s=i(a,o);if(d&&f.push([a,o]),y)p=a,m=o,h=s,y=!1,s&&(c.lineStart(),c.point(a,o));else if(s&&v)c.point(a,o);else{var l=[g=Math.max(Cf,Math.min(Sf,g)),_=Math.max(Cf,Math.min(Sf,_))],u=[a=Math.max(Cf,Math.min(Sf,a)),o=Math.max(Cf,Math.min(Sf,o))];xf(l,u,e,t,n,r)?(v||(c.lineStart(),c.point(l[0],l[1])),c.point(u[0],u[1]),s||c.lineEnd(),b=!1):s&&(c.lineStart(),c.point(a,o),b=!1)}g=a,_=o,v=s}return x}}var Tf=e=>e,Ef=new Ma,Df=new Ma,Of,kf,Af,jf,Mf={point:Id,lineStart:Id,lineEnd:Id,polygonStart:function(){Mf.lineStart=Nf,Mf.lineEnd=If},polygonEnd:function(){Mf.lineStart=Mf.lineEnd=Mf.point=Id,Ef.add(W(Df)),Df=new Ma},result:function(){var e=Ef/2;return Ef=new Ma,e}};function Nf(){Mf.point=Pf}function Pf(e,t){Mf.point=Ff,Of=Af=e,kf=jf=t}function Ff(e,t){Df.add(jf*e-Af*t),Af=e,jf=t}function If(){Ff(Of,kf)}var Lf=1/0,Rf=Lf,zf=-Lf,Bf=zf,Vf={point:Hf,lineStart:Id,lineEnd:Id,polygonStart:Id,polygonEnd:Id,result:function(){var e=[[Lf,Rf],[zf,Bf]];return zf=Bf=-(Rf=Lf=1/0),e}};function Hf(e,t){e<Lf&&(Lf=e),e>zf&&(zf=e),t<Rf&&(Rf=t),t>Bf&&(Bf=t)}var Uf=0,Wf=0,Gf=0,Kf=0,qf=0,Jf=0,Yf=0,Xf=0,Zf=0,Qf,$f,ep,tp,np={point:rp,lineStart:ip,lineEnd:sp,polygonStart:function(){np.lineStart=cp,np.lineEnd=lp},polygonEnd:function(){np.point=rp,np.lineStart=ip,np.lineEnd=sp},result:function(){var e=Zf?[Yf/Zf,Xf/Zf]:Jf?[Kf/Jf,qf/Jf]:Gf?[Uf/Gf,Wf/Gf]:[NaN,NaN];return Uf=Wf=Gf=Kf=qf=Jf=Yf=Xf=Zf=0,e}};function rp(e,t){Uf+=e,Wf+=t,++Gf}function ip(){np.point=ap}function ap(e,t){np.point=op,rp(ep=e,tp=t)}function op(e,t){var n=e-ep,r=t-tp,i=Md(n*n+r*r);Kf+=i*(ep+e)/2,qf+=i*(tp+t)/2,Jf+=i,rp(ep=e,tp=t)}function sp(){np.point=rp}function cp(){np.point=up}function lp(){dp(Qf,$f)}function up(e,t){np.point=dp,rp(Qf=ep=e,$f=tp=t)}function dp(e,t){var n=e-ep,r=t-tp,i=Md(n*n+r*r);Kf+=i*(ep+e)/2,qf+=i*(tp+t)/2,Jf+=i,i=tp*e-ep*t,Yf+=i*(ep+e),Xf+=i*(tp+t),Zf+=i*3,rp(ep=e,tp=t)}function fp(e){this._context=e}fp.prototype={_radius:4.5,pointRadius:function(e){return this._radius=e,this},polygonStart:function(){this._line=0},polygonEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){this._line===0&&this._context.closePath(),this._point=NaN},point:function(e,t){switch(this._point){case 0:this._context.moveTo(e,t),this._point=1;break;case 1:this._context.lineTo(e,t);break;default:this._context.moveTo(e+this._radius,t),this._context.arc(e,t,this._radius,0,Cd)}},result:Id};var pp=new Ma,mp,hp,gp,_p,vp,yp={point:Id,lineStart:function(){yp.point=bp},lineEnd:function(){mp&&xp(hp,gp),yp.point=Id},polygonStart:function(){mp=!0},polygonEnd:function(){mp=null},result:function(){var e=+pp;return pp=new Ma,e}};function bp(e,t){yp.point=xp,hp=_p=e,gp=vp=t}function xp(e,t){_p-=e,vp-=t,pp.add(Md(_p*_p+vp*vp)),_p=e,vp=t}var Sp,Cp,wp,Tp,Ep=class{constructor(e){this._append=e==null?Dp:Op(e),this._radius=4.5,this._=``}pointRadius(e){return this._radius=+e,this}polygonStart(){this._line=0}polygonEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){this._line===0&&(this._+=`Z`),this._point=NaN}point(e,t){switch(this._point){case 0:this._append`M${e},${t}`,this._point=1;break;case 1:this._append`L${e},${t}`;break;default:if(this._append`M${e},${t}`,this._radius!==wp||this._append!==Cp){let e=this._radius,t=this._;this._=``,this._append`m0,${e}a${e},${e} 0 1,1 0,${-2*e}a${e},${e} 0 1,1 0,${2*e}z`,wp=e,Cp=this._append,Tp=this._,this._=t}this._+=Tp}}result(){let e=this._;return this._=``,e.length?e:null}};function Dp(e){let t=1;this._+=e[0];for(let n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function Op(e){let t=Math.floor(e);if(!(t>=0))throw RangeError(`invalid digits: ${e}`);if(t>15)return Dp;if(t!==Sp){let e=10**t;Sp=t,Cp=function(t){let n=1;this._+=t[0];for(let r=t.length;n<r;++n)this._+=Math.round(arguments[n]*e)/e+t[n]}}return Cp}function kp(e,t){let n=3,r=4.5,i,a;function o(e){return e&&(typeof r==`function`&&a.pointRadius(+r.apply(this,arguments)),Hd(e,i(a))),a.result()}return o.area=function(e){return Hd(e,i(Mf)),Mf.result()},o.measure=function(e){return Hd(e,i(yp)),yp.result()},o.bounds=function(e){return Hd(e,i(Vf)),Vf.result()},o.centroid=function(e){return Hd(e,i(np)),np.result()},o.projection=function(t){return arguments.length?(i=t==null?(e=null,Tf):(e=t).stream,o):e},o.context=function(e){return arguments.length?(a=e==null?(t=null,new Ep(n)):new fp(t=e),typeof r!=`function`&&a.pointRadius(r),o):t},o.pointRadius=function(e){return arguments.length?(r=typeof e==`function`?e:(a.pointRadius(+e),+e),o):r},o.digits=function(e){if(!arguments.length)return n;if(e==null)n=null;else{let t=Math.floor(e);if(!(t>=0))throw RangeError(`invalid digits: ${e}`);n=t}return t===null&&(a=new Ep(n)),o},o.projection(e).digits(n).context(t)}function Ap(e){return{stream:jp(e)}}function jp(e){return function(t){var n=new Mp;for(var r in e)n[r]=e[r];return n.stream=t,n}}function Mp(){}Mp.prototype={constructor:Mp,point:function(e,t){this.stream.point(e,t)},sphere:function(){this.stream.sphere()},lineStart:function(){this.stream.lineStart()},lineEnd:function(){this.stream.lineEnd()},polygonStart:function(){this.stream.polygonStart()},polygonEnd:function(){this.stream.polygonEnd()}};function Np(e,t,n){var r=e.clipExtent&&e.clipExtent();return e.scale(150).translate([0,0]),r!=null&&e.clipExtent(null),Hd(n,e.stream(Vf)),t(Vf.result()),r!=null&&e.clipExtent(r),e}function Pp(e,t,n){return Np(e,function(n){var r=t[1][0]-t[0][0],i=t[1][1]-t[0][1],a=Math.min(r/(n[1][0]-n[0][0]),i/(n[1][1]-n[0][1])),o=+t[0][0]+(r-a*(n[1][0]+n[0][0]))/2,s=+t[0][1]+(i-a*(n[1][1]+n[0][1]))/2;e.scale(150*a).translate([o,s])},n)}function Fp(e,t,n){return Pp(e,[[0,0],t],n)}function Ip(e,t,n){return Np(e,function(n){var r=+t,i=r/(n[1][0]-n[0][0]),a=(r-i*(n[1][0]+n[0][0]))/2,o=-i*n[0][1];e.scale(150*i).translate([a,o])},n)}function Lp(e,t,n){return Np(e,function(n){var r=+t,i=r/(n[1][1]-n[0][1]),a=-i*n[0][0],o=(r-i*(n[1][1]+n[0][1]))/2;e.scale(150*i).translate([a,o])},n)}var Rp=16,zp=G(30*Td);function Bp(e,t){return+t?Hp(e,t):Vp(e)}function Vp(e){return jp({point:function(t,n){t=e(t,n),this.stream.point(t[0],t[1])}})}function Hp(e,t){function n(r,i,a,o,s,c,l,u,d,f,p,m,h,g){var _=l-r,v=u-i,y=_*_+v*v;if(y>4*t&&h--){var b=o+f,x=s+p,S=c+m,C=Md(b*b+x*x+S*S),w=Fd(S/=C),T=W(W(S)-1)<H||W(a-d)<H?(a+d)/2:Dd(x,b),E=e(T,w),D=E[0],O=E[1],k=D-r,A=O-i,ee=v*k-_*A;(ee*ee/y>t||W((_*k+v*A)/y-.5)>.3||o*f+s*p+c*m<zp)&&(n(r,i,a,o,s,c,D,O,T,b/=C,x/=C,S,h,g),g.point(D,O),n(D,O,T,b,x,S,l,u,d,f,p,m,h,g))}}return function(t){var r,i,a,o,s,c,l,u,d,f,p,m,h={point:g,lineStart:_,lineEnd:y,polygonStart:function(){t.polygonStart(),h.lineStart=b},polygonEnd:function(){t.polygonEnd(),h.lineStart=_}};function g(n,r){n=e(n,r),t.point(n[0],n[1])}function _(){u=NaN,h.point=v,t.lineStart()}function v(r,i){var a=Wd([r,i]),o=e(r,i);n(u,d,l,f,p,m,u=o[0],d=o[1],l=r,f=a[0],p=a[1],m=a[2],Rp,t),t.point(u,d)}function y(){h.point=g,t.lineEnd()}function b(){_(),h.point=x,h.lineEnd=S}function x(e,t){v(r=e,t),i=u,a=d,o=f,s=p,c=m,h.point=v}function S(){n(u,d,l,f,p,m,i,a,r,o,s,c,Rp,t),h.lineEnd=y,y()}return h}}var Up=jp({point:function(e,t){this.stream.point(e*Td,t*Td)}});function Wp(e){return jp({point:function(t,n){var r=e(t,n);return this.stream.point(r[0],r[1])}})}function Gp(e,t,n,r,i){function a(a,o){return a*=r,o*=i,[t+e*a,n-e*o]}return a.invert=function(a,o){return[(a-t)/e*r,(n-o)/e*i]},a}function Kp(e,t,n,r,i,a){if(!a)return Gp(e,t,n,r,i);var o=G(a),s=K(a),c=o*e,l=s*e,u=o/e,d=s/e,f=(s*n-o*t)/e,p=(s*t+o*n)/e;function m(e,a){return e*=r,a*=i,[c*e-l*a+t,n-l*e-c*a]}return m.invert=function(e,t){return[r*(u*e-d*t+f),i*(p-d*e-u*t)]},m}function qp(e){return Jp(function(){return e})()}function Jp(e){var t,n=150,r=480,i=250,a=0,o=0,s=0,c=0,l=0,u,d=0,f=1,p=1,m=null,h=gf,g=null,_,v,y,b=Tf,x=.5,S,C,w,T,E;function D(e){return w(e[0]*Td,e[1]*Td)}function O(e){return e=w.invert(e[0],e[1]),e&&[e[0]*wd,e[1]*wd]}D.stream=function(e){return T&&E===e?T:T=Up(Wp(u)(h(S(b(E=e)))))},D.preclip=function(e){return arguments.length?(h=e,m=void 0,A()):h},D.postclip=function(e){return arguments.length?(b=e,g=_=v=y=null,A()):b},D.clipAngle=function(e){return arguments.length?(h=+e?bf(m=e*Td):(m=null,gf),A()):m*wd},D.clipExtent=function(e){return arguments.length?(b=e==null?(g=_=v=y=null,Tf):wf(g=+e[0][0],_=+e[0][1],v=+e[1][0],y=+e[1][1]),A()):g==null?null:[[g,_],[v,y]]},D.scale=function(e){return arguments.length?(n=+e,k()):n},D.translate=function(e){return arguments.length?(r=+e[0],i=+e[1],k()):[r,i]},D.center=function(e){return arguments.length?(a=e[0]%360*Td,o=e[1]%360*Td,k()):[a*wd,o*wd]},D.rotate=function(e){return arguments.length?(s=e[0]%360*Td,c=e[1]%360*Td,l=e.length>2?e[2]%360*Td:0,k()):[s*wd,c*wd,l*wd]},D.angle=function(e){return arguments.length?(d=e%360*Td,k()):d*wd},D.reflectX=function(e){return arguments.length?(f=e?-1:1,k()):f<0},D.reflectY=function(e){return arguments.length?(p=e?-1:1,k()):p<0},D.precision=function(e){return arguments.length?(S=Bp(C,x=e*e),A()):Md(x)},D.fitExtent=function(e,t){return Pp(D,e,t)},D.fitSize=function(e,t){return Fp(D,e,t)},D.fitWidth=function(e,t){return Ip(D,e,t)},D.fitHeight=function(e,t){return Lp(D,e,t)};function k(){var e=Kp(n,0,0,f,p,d).apply(null,t(a,o)),m=Kp(n,r-e[0],i-e[1],f,p,d);return u=Qd(s,c,l),C=Xd(t,m),w=Xd(u,C),S=Bp(C,x),A()}function A(){return T=E=null,D}return function(){return t=e.apply(this,arguments),D.invert=t.invert&&O,k()}}function Yp(e){var t=0,n=U/3,r=Jp(e),i=r(t,n);return i.parallels=function(e){return arguments.length?r(t=e[0]*Td,n=e[1]*Td):[t*wd,n*wd]},i}function Xp(e){var t=G(e);function n(e,n){return[e*t,K(n)/t]}return n.invert=function(e,n){return[e/t,Fd(n*t)]},n}function Zp(e,t){var n=K(e),r=(n+K(t))/2;if(W(r)<H)return Xp(e);var i=1+n*(2*r-n),a=Md(i)/r;function o(e,t){var n=Md(i-2*r*K(t))/r;return[n*K(e*=r),a-n*G(e)]}return o.invert=function(e,t){var n=a-t,o=Dd(e,W(n))*jd(n);return n*r<0&&(o-=U*jd(e)*jd(n)),[o/r,Fd((i-(e*e+n*n)*r*r)/(2*r))]},o}function Qp(){return Yp(Zp).scale(155.424).center([0,33.6442])}function $p(){return Qp().parallels([29.5,45.5]).scale(1070).translate([480,250]).rotate([96,0]).center([-.6,38.7])}function em(e){var t=e.length;return{point:function(n,r){for(var i=-1;++i<t;)e[i].point(n,r)},sphere:function(){for(var n=-1;++n<t;)e[n].sphere()},lineStart:function(){for(var n=-1;++n<t;)e[n].lineStart()},lineEnd:function(){for(var n=-1;++n<t;)e[n].lineEnd()},polygonStart:function(){for(var n=-1;++n<t;)e[n].polygonStart()},polygonEnd:function(){for(var n=-1;++n<t;)e[n].polygonEnd()}}}function tm(){var e,t,n=$p(),r,i=Qp().rotate([154,0]).center([-2,58.5]).parallels([55,65]),a,o=Qp().rotate([157,0]).center([-3,19.9]).parallels([8,18]),s,c,l={point:function(e,t){c=[e,t]}};function u(e){var t=e[0],n=e[1];return c=null,r.point(t,n),c||(a.point(t,n),c)||(s.point(t,n),c)}u.invert=function(e){var t=n.scale(),r=n.translate(),a=(e[0]-r[0])/t,s=(e[1]-r[1])/t;return(s>=.12&&s<.234&&a>=-.425&&a<-.214?i:s>=.166&&s<.234&&a>=-.214&&a<-.115?o:n).invert(e)},u.stream=function(r){return e&&t===r?e:e=em([n.stream(t=r),i.stream(r),o.stream(r)])},u.precision=function(e){return arguments.length?(n.precision(e),i.precision(e),o.precision(e),d()):n.precision()},u.scale=function(e){return arguments.length?(n.scale(e),i.scale(e*.35),o.scale(e),u.translate(n.translate())):n.scale()},u.translate=function(e){if(!arguments.length)return n.translate();var t=n.scale(),c=+e[0],u=+e[1];return r=n.translate(e).clipExtent([[c-.455*t,u-.238*t],[c+.455*t,u+.238*t]]).stream(l),a=i.translate([c-.307*t,u+.201*t]).clipExtent([[c-.425*t+H,u+.12*t+H],[c-.214*t-H,u+.234*t-H]]).stream(l),s=o.translate([c-.205*t,u+.212*t]).clipExtent([[c-.214*t+H,u+.166*t+H],[c-.115*t-H,u+.234*t-H]]).stream(l),d()},u.fitExtent=function(e,t){return Pp(u,e,t)},u.fitSize=function(e,t){return Fp(u,e,t)},u.fitWidth=function(e,t){return Ip(u,e,t)},u.fitHeight=function(e,t){return Lp(u,e,t)};function d(){return e=t=null,u}return u.scale(1070)}function nm(e){return function(t,n){var r=G(t),i=G(n),a=e(r*i);return a===1/0?[2,0]:[a*i*K(t),a*K(n)]}}function rm(e){return function(t,n){var r=Md(t*t+n*n),i=e(r),a=K(i),o=G(i);return[Dd(t*a,r*o),Fd(r&&n*a/r)]}}var im=nm(function(e){return Md(2/(1+e))});im.invert=rm(function(e){return 2*Fd(e/2)});function am(){return qp(im).scale(124.75).clipAngle(179.999)}var om=nm(function(e){return(e=Pd(e))&&e/K(e)});om.invert=rm(function(e){return e});function sm(){return qp(om).scale(79.4188).clipAngle(179.999)}function cm(e,t){return[e,kd(Nd((xd+t)/2))]}cm.invert=function(e,t){return[e,2*Ed(Od(t))-xd]};function lm(){return um(cm).scale(961/Cd)}function um(e){var t=qp(e),n=t.center,r=t.scale,i=t.translate,a=t.clipExtent,o=null,s,c,l;t.scale=function(e){return arguments.length?(r(e),u()):r()},t.translate=function(e){return arguments.length?(i(e),u()):i()},t.center=function(e){return arguments.length?(n(e),u()):n()},t.clipExtent=function(e){return arguments.length?(e==null?o=s=c=l=null:(o=+e[0][0],s=+e[0][1],c=+e[1][0],l=+e[1][1]),u()):o==null?null:[[o,s],[c,l]]};function u(){var n=U*r(),i=t(nf(t.rotate()).invert([0,0]));return a(o==null?[[i[0]-n,i[1]-n],[i[0]+n,i[1]+n]]:e===cm?[[Math.max(i[0]-n,o),s],[Math.min(i[0]+n,c),l]]:[[o,Math.max(i[1]-n,s)],[c,Math.min(i[1]+n,l)]])}return u()}function dm(e){return Nd((xd+e)/2)}function fm(e,t){var n=G(e),r=e===t?K(e):kd(n/G(t))/kd(dm(t)/dm(e)),i=n*Ad(dm(e),r)/r;if(!r)return cm;function a(e,t){i>0?t<-xd+H&&(t=-xd+H):t>xd-H&&(t=xd-H);var n=i/Ad(dm(t),r);return[n*K(r*e),i-n*G(r*e)]}return a.invert=function(e,t){var n=i-t,a=jd(r)*Md(e*e+n*n),o=Dd(e,W(n))*jd(n);return n*r<0&&(o-=U*jd(e)*jd(n)),[o/r,2*Ed(Ad(i/a,1/r))-xd]},a}function pm(){return Yp(fm).scale(109.5).parallels([30,30])}function mm(e,t){return[e,t]}mm.invert=mm;function hm(){return qp(mm).scale(152.63)}function gm(e,t){var n=G(e),r=e===t?K(e):(n-G(t))/(t-e),i=n/r+e;if(W(r)<H)return mm;function a(e,t){var n=i-t,a=r*e;return[n*K(a),i-n*G(a)]}return a.invert=function(e,t){var n=i-t,a=Dd(e,W(n))*jd(n);return n*r<0&&(a-=U*jd(e)*jd(n)),[a/r,i-jd(r)*Md(e*e+n*n)]},a}function _m(){return Yp(gm).scale(131.154).center([0,13.9389])}var vm=1.340264,ym=-.081106,bm=893e-6,xm=.003796,Sm=Md(3)/2,Cm=12;function wm(e,t){var n=Fd(Sm*K(t)),r=n*n,i=r*r*r;return[e*G(n)/(Sm*(vm+3*ym*r+i*(7*bm+9*xm*r))),n*(vm+ym*r+i*(bm+xm*r))]}wm.invert=function(e,t){for(var n=t,r=n*n,i=r*r*r,a=0,o,s,c;a<Cm&&(s=n*(vm+ym*r+i*(bm+xm*r))-t,c=vm+3*ym*r+i*(7*bm+9*xm*r),n-=o=s/c,r=n*n,i=r*r*r,!(W(o)<bd));++a);return[Sm*e*(vm+3*ym*r+i*(7*bm+9*xm*r))/G(n),Fd(K(n)/Sm)]};function Tm(){return qp(wm).scale(177.158)}function Em(e,t){var n=G(t),r=G(e)*n;return[n*K(e)/r,K(t)/r]}Em.invert=rm(Ed);function Dm(){return qp(Em).scale(144.049).clipAngle(60)}function Om(e,t){return[G(t)*K(e),K(t)]}Om.invert=rm(Fd);function km(){return qp(Om).scale(249.5).clipAngle(90+H)}function Am(e,t){var n=G(t),r=1+G(e)*n;return[n*K(e)/r,K(t)/r]}Am.invert=rm(function(e){return 2*Ed(e)});function jm(){return qp(Am).scale(250).clipAngle(142)}function Mm(e,t){return[kd(Nd((xd+t)/2)),-e]}Mm.invert=function(e,t){return[-t,2*Ed(Od(e))-xd]};function Nm(){var e=um(Mm),t=e.center,n=e.rotate;return e.center=function(e){return arguments.length?t([-e[1],e[0]]):(e=t(),[e[1],-e[0]])},e.rotate=function(e){return arguments.length?n([e[0],e[1],e.length>2?e[2]+90:90]):(e=n(),[e[0],e[1],e[2]-90])},n([0,0,90]).scale(159.155)}var Pm=new Date,Fm=new Date;function Im(e,t,n,r){function i(t){return e(t=arguments.length===0?new Date:new Date(+t)),t}return i.floor=t=>(e(t=new Date(+t)),t),i.ceil=n=>(e(n=new Date(n-1)),t(n,1),e(n),n),i.round=e=>{let t=i(e),n=i.ceil(e);return e-t<n-e?t:n},i.offset=(e,n)=>(t(e=new Date(+e),n==null?1:Math.floor(n)),e),i.range=(n,r,a)=>{let o=[];if(n=i.ceil(n),a=a==null?1:Math.floor(a),!(n<r)||!(a>0))return o;let s;do o.push(s=new Date(+n)),t(n,a),e(n);while(s<n&&n<r);return o},i.filter=n=>Im(t=>{if(t>=t)for(;e(t),!n(t);)t.setTime(t-1)},(e,r)=>{if(e>=e){if(r<0)for(;++r<=0;)for(;t(e,-1),!n(e););else for(;--r>=0;)for(;t(e,1),!n(e););}}),n&&(i.count=(t,r)=>(Pm.setTime(+t),Fm.setTime(+r),e(Pm),e(Fm),Math.floor(n(Pm,Fm))),i.every=e=>(e=Math.floor(e),!isFinite(e)||!(e>0)?null:e>1?i.filter(r?t=>r(t)%e===0:t=>i.count(0,t)%e===0):i)),i}var Lm=Im(()=>{},(e,t)=>{e.setTime(+e+t)},(e,t)=>t-e);Lm.every=e=>(e=Math.floor(e),!isFinite(e)||!(e>0)?null:e>1?Im(t=>{t.setTime(Math.floor(t/e)*e)},(t,n)=>{t.setTime(+t+n*e)},(t,n)=>(n-t)/e):Lm),Lm.range;var Rm=1e3,zm=Rm*60,Bm=zm*60,Vm=Bm*24,Hm=Vm*7,Um=Vm*30,Wm=Vm*365,Gm=Im(e=>{e.setTime(e-e.getMilliseconds())},(e,t)=>{e.setTime(+e+t*Rm)},(e,t)=>(t-e)/Rm,e=>e.getUTCSeconds());Gm.range;var Km=Im(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*Rm)},(e,t)=>{e.setTime(+e+t*zm)},(e,t)=>(t-e)/zm,e=>e.getMinutes());Km.range;var qm=Im(e=>{e.setUTCSeconds(0,0)},(e,t)=>{e.setTime(+e+t*zm)},(e,t)=>(t-e)/zm,e=>e.getUTCMinutes());qm.range;var Jm=Im(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*Rm-e.getMinutes()*zm)},(e,t)=>{e.setTime(+e+t*Bm)},(e,t)=>(t-e)/Bm,e=>e.getHours());Jm.range;var Ym=Im(e=>{e.setUTCMinutes(0,0,0)},(e,t)=>{e.setTime(+e+t*Bm)},(e,t)=>(t-e)/Bm,e=>e.getUTCHours());Ym.range;var Xm=Im(e=>e.setHours(0,0,0,0),(e,t)=>e.setDate(e.getDate()+t),(e,t)=>(t-e-(t.getTimezoneOffset()-e.getTimezoneOffset())*zm)/Vm,e=>e.getDate()-1);Xm.range;var Zm=Im(e=>{e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCDate(e.getUTCDate()+t)},(e,t)=>(t-e)/Vm,e=>e.getUTCDate()-1);Zm.range;var Qm=Im(e=>{e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCDate(e.getUTCDate()+t)},(e,t)=>(t-e)/Vm,e=>Math.floor(e/Vm));Qm.range;function $m(e){return Im(t=>{t.setDate(t.getDate()-(t.getDay()+7-e)%7),t.setHours(0,0,0,0)},(e,t)=>{e.setDate(e.getDate()+t*7)},(e,t)=>(t-e-(t.getTimezoneOffset()-e.getTimezoneOffset())*zm)/Hm)}var eh=$m(0),th=$m(1),nh=$m(2),rh=$m(3),ih=$m(4),ah=$m(5),oh=$m(6);eh.range,th.range,nh.range,rh.range,ih.range,ah.range,oh.range;function sh(e){return Im(t=>{t.setUTCDate(t.getUTCDate()-(t.getUTCDay()+7-e)%7),t.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCDate(e.getUTCDate()+t*7)},(e,t)=>(t-e)/Hm)}var ch=sh(0),lh=sh(1),uh=sh(2),dh=sh(3),fh=sh(4),ph=sh(5),mh=sh(6);ch.range,lh.range,uh.range,dh.range,fh.range,ph.range,mh.range;var hh=Im(e=>{e.setDate(1),e.setHours(0,0,0,0)},(e,t)=>{e.setMonth(e.getMonth()+t)},(e,t)=>t.getMonth()-e.getMonth()+(t.getFullYear()-e.getFullYear())*12,e=>e.getMonth());hh.range;var gh=Im(e=>{e.setUTCDate(1),e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCMonth(e.getUTCMonth()+t)},(e,t)=>t.getUTCMonth()-e.getUTCMonth()+(t.getUTCFullYear()-e.getUTCFullYear())*12,e=>e.getUTCMonth());gh.range;var _h=Im(e=>{e.setMonth(0,1),e.setHours(0,0,0,0)},(e,t)=>{e.setFullYear(e.getFullYear()+t)},(e,t)=>t.getFullYear()-e.getFullYear(),e=>e.getFullYear());_h.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:Im(t=>{t.setFullYear(Math.floor(t.getFullYear()/e)*e),t.setMonth(0,1),t.setHours(0,0,0,0)},(t,n)=>{t.setFullYear(t.getFullYear()+n*e)}),_h.range;var vh=Im(e=>{e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCFullYear(e.getUTCFullYear()+t)},(e,t)=>t.getUTCFullYear()-e.getUTCFullYear(),e=>e.getUTCFullYear());vh.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:Im(t=>{t.setUTCFullYear(Math.floor(t.getUTCFullYear()/e)*e),t.setUTCMonth(0,1),t.setUTCHours(0,0,0,0)},(t,n)=>{t.setUTCFullYear(t.getUTCFullYear()+n*e)}),vh.range;function yh(e,t,n,r,i,a){let o=[[Gm,1,Rm],[Gm,5,5*Rm],[Gm,15,15*Rm],[Gm,30,30*Rm],[a,1,zm],[a,5,5*zm],[a,15,15*zm],[a,30,30*zm],[i,1,Bm],[i,3,3*Bm],[i,6,6*Bm],[i,12,12*Bm],[r,1,Vm],[r,2,2*Vm],[n,1,Hm],[t,1,Um],[t,3,3*Um],[e,1,Wm]];function s(e,t,n){let r=t<e;r&&([e,t]=[t,e]);let i=n&&typeof n.range==`function`?n:c(e,t,n),a=i?i.range(e,+t+1):[];return r?a.reverse():a}function c(t,n,r){let i=Math.abs(n-t)/r,a=_a(([,,e])=>e).right(o,i);if(a===o.length)return e.every(to(t/Wm,n/Wm,r));if(a===0)return Lm.every(Math.max(to(t,n,r),1));let[s,c]=o[i/o[a-1][2]<o[a][2]/i?a-1:a];return s.every(c)}return[s,c]}var[bh,xh]=yh(vh,gh,ch,Qm,Ym,qm),[Sh,Ch]=yh(_h,hh,eh,Xm,Jm,Km);function wh(e){if(0<=e.y&&e.y<100){var t=new Date(-1,e.m,e.d,e.H,e.M,e.S,e.L);return t.setFullYear(e.y),t}return new Date(e.y,e.m,e.d,e.H,e.M,e.S,e.L)}function Th(e){if(0<=e.y&&e.y<100){var t=new Date(Date.UTC(-1,e.m,e.d,e.H,e.M,e.S,e.L));return t.setUTCFullYear(e.y),t}return new Date(Date.UTC(e.y,e.m,e.d,e.H,e.M,e.S,e.L))}function Eh(e,t,n){return{y:e,m:t,d:n,H:0,M:0,S:0,L:0}}function Dh(e){var t=e.dateTime,n=e.date,r=e.time,i=e.periods,a=e.days,o=e.shortDays,s=e.months,c=e.shortMonths,l=Nh(i),u=Ph(i),d=Nh(a),f=Ph(a),p=Nh(o),m=Ph(o),h=Nh(s),g=Ph(s),_=Nh(c),v=Ph(c),y={a:ne,A:re,b:ie,B:ae,c:null,d:tg,e:tg,f:og,g:_g,G:yg,H:ng,I:rg,j:ig,L:ag,m:sg,M:cg,p:oe,q:se,Q:Hg,s:Ug,S:lg,u:ug,U:dg,V:pg,w:mg,W:hg,x:null,X:null,y:gg,Y:vg,Z:bg,"%":Vg},b={a:ce,A:le,b:ue,B:de,c:null,d:xg,e:xg,f:Eg,g:Lg,G:zg,H:Sg,I:Cg,j:wg,L:Tg,m:Dg,M:Og,p:fe,q:pe,Q:Hg,s:Ug,S:kg,u:Ag,U:jg,V:Ng,w:Pg,W:Fg,x:null,X:null,y:Ig,Y:Rg,Z:Bg,"%":Vg},x={a:E,A:D,b:O,B:k,c:A,d:Gh,e:Gh,f:Zh,g:Vh,G:Bh,H:qh,I:qh,j:Kh,L:Xh,m:Wh,M:Jh,p:T,q:Uh,Q:$h,s:eg,S:Yh,u:Ih,U:Lh,V:Rh,w:Fh,W:zh,x:ee,X:te,y:Vh,Y:Bh,Z:Hh,"%":Qh};y.x=S(n,y),y.X=S(r,y),y.c=S(t,y),b.x=S(n,b),b.X=S(r,b),b.c=S(t,b);function S(e,t){return function(n){var r=[],i=-1,a=0,o=e.length,s,c,l;for(n instanceof Date||(n=new Date(+n));++i<o;)e.charCodeAt(i)===37&&(r.push(e.slice(a,i)),(c=Oh[s=e.charAt(++i)])==null?c=s===`e`?` `:`0`:s=e.charAt(++i),(l=t[s])&&(s=l(n,c)),r.push(s),a=i+1);return r.push(e.slice(a,i)),r.join(``)}}function C(e,t){return function(n){var r=Eh(1900,void 0,1),i=w(r,e,n+=``,0),a,o;if(i!=n.length)return null;if(`Q`in r)return new Date(r.Q);if(`s`in r)return new Date(r.s*1e3+(`L`in r?r.L:0));if(t&&!(`Z`in r)&&(r.Z=0),`p`in r&&(r.H=r.H%12+r.p*12),r.m===void 0&&(r.m=`q`in r?r.q:0),`V`in r){if(r.V<1||r.V>53)return null;`w`in r||(r.w=1),`Z`in r?(a=Th(Eh(r.y,0,1)),o=a.getUTCDay(),a=o>4||o===0?lh.ceil(a):lh(a),a=Zm.offset(a,(r.V-1)*7),r.y=a.getUTCFullYear(),r.m=a.getUTCMonth(),r.d=a.getUTCDate()+(r.w+6)%7):(a=wh(Eh(r.y,0,1)),o=a.getDay(),a=o>4||o===0?th.ceil(a):th(a),a=Xm.offset(a,(r.V-1)*7),r.y=a.getFullYear(),r.m=a.getMonth(),r.d=a.getDate()+(r.w+6)%7)}else(`W`in r||`U`in r)&&(`w`in r||(r.w=`u`in r?r.u%7:+(`W`in r)),o=`Z`in r?Th(Eh(r.y,0,1)).getUTCDay():wh(Eh(r.y,0,1)).getDay(),r.m=0,r.d=`W`in r?(r.w+6)%7+r.W*7-(o+5)%7:r.w+r.U*7-(o+6)%7);return`Z`in r?(r.H+=r.Z/100|0,r.M+=r.Z%100,Th(r)):wh(r)}}function w(e,t,n,r){for(var i=0,a=t.length,o=n.length,s,c;i<a;){if(r>=o)return-1;if(s=t.charCodeAt(i++),s===37){if(s=t.charAt(i++),c=x[s in Oh?t.charAt(i++):s],!c||(r=c(e,n,r))<0)return-1}else if(s!=n.charCodeAt(r++))return-1}return r}function T(e,t,n){var r=l.exec(t.slice(n));return r?(e.p=u.get(r[0].toLowerCase()),n+r[0].length):-1}function E(e,t,n){var r=p.exec(t.slice(n));return r?(e.w=m.get(r[0].toLowerCase()),n+r[0].length):-1}function D(e,t,n){var r=d.exec(t.slice(n));return r?(e.w=f.get(r[0].toLowerCase()),n+r[0].length):-1}function O(e,t,n){var r=_.exec(t.slice(n));return r?(e.m=v.get(r[0].toLowerCase()),n+r[0].length):-1}function k(e,t,n){var r=h.exec(t.slice(n));return r?(e.m=g.get(r[0].toLowerCase()),n+r[0].length):-1}function A(e,n,r){return w(e,t,n,r)}function ee(e,t,r){return w(e,n,t,r)}function te(e,t,n){return w(e,r,t,n)}function ne(e){return o[e.getDay()]}function re(e){return a[e.getDay()]}function ie(e){return c[e.getMonth()]}function ae(e){return s[e.getMonth()]}function oe(e){return i[+(e.getHours()>=12)]}function se(e){return 1+~~(e.getMonth()/3)}function ce(e){return o[e.getUTCDay()]}function le(e){return a[e.getUTCDay()]}function ue(e){return c[e.getUTCMonth()]}function de(e){return s[e.getUTCMonth()]}function fe(e){return i[+(e.getUTCHours()>=12)]}function pe(e){return 1+~~(e.getUTCMonth()/3)}return{format:function(e){var t=S(e+=``,y);return t.toString=function(){return e},t},parse:function(e){var t=C(e+=``,!1);return t.toString=function(){return e},t},utcFormat:function(e){var t=S(e+=``,b);return t.toString=function(){return e},t},utcParse:function(e){var t=C(e+=``,!0);return t.toString=function(){return e},t}}}var Oh={"-":``,_:` `,0:`0`},kh=/^\s*\d+/,Ah=/^%/,jh=/[\\^$*+?|[\]().{}]/g;function q(e,t,n){var r=e<0?`-`:``,i=(r?-e:e)+``,a=i.length;return r+(a<n?Array(n-a+1).join(t)+i:i)}function Mh(e){return e.replace(jh,`\\$&`)}function Nh(e){return RegExp(`^(?:`+e.map(Mh).join(`|`)+`)`,`i`)}function Ph(e){return new Map(e.map((e,t)=>[e.toLowerCase(),t]))}function Fh(e,t,n){var r=kh.exec(t.slice(n,n+1));return r?(e.w=+r[0],n+r[0].length):-1}function Ih(e,t,n){var r=kh.exec(t.slice(n,n+1));return r?(e.u=+r[0],n+r[0].length):-1}function Lh(e,t,n){var r=kh.exec(t.slice(n,n+2));return r?(e.U=+r[0],n+r[0].length):-1}function Rh(e,t,n){var r=kh.exec(t.slice(n,n+2));return r?(e.V=+r[0],n+r[0].length):-1}function zh(e,t,n){var r=kh.exec(t.slice(n,n+2));return r?(e.W=+r[0],n+r[0].length):-1}function Bh(e,t,n){var r=kh.exec(t.slice(n,n+4));return r?(e.y=+r[0],n+r[0].length):-1}function Vh(e,t,n){var r=kh.exec(t.slice(n,n+2));return r?(e.y=+r[0]+(+r[0]>68?1900:2e3),n+r[0].length):-1}function Hh(e,t,n){var r=/^(Z)|([+-]\d\d)(?::?(\d\d))?/.exec(t.slice(n,n+6));return r?(e.Z=r[1]?0:-(r[2]+(r[3]||`00`)),n+r[0].length):-1}function Uh(e,t,n){var r=kh.exec(t.slice(n,n+1));return r?(e.q=r[0]*3-3,n+r[0].length):-1}function Wh(e,t,n){var r=kh.exec(t.slice(n,n+2));return r?(e.m=r[0]-1,n+r[0].length):-1}function Gh(e,t,n){var r=kh.exec(t.slice(n,n+2));return r?(e.d=+r[0],n+r[0].length):-1}function Kh(e,t,n){var r=kh.exec(t.slice(n,n+3));return r?(e.m=0,e.d=+r[0],n+r[0].length):-1}function qh(e,t,n){var r=kh.exec(t.slice(n,n+2));return r?(e.H=+r[0],n+r[0].length):-1}function Jh(e,t,n){var r=kh.exec(t.slice(n,n+2));return r?(e.M=+r[0],n+r[0].length):-1}function Yh(e,t,n){var r=kh.exec(t.slice(n,n+2));return r?(e.S=+r[0],n+r[0].length):-1}function Xh(e,t,n){var r=kh.exec(t.slice(n,n+3));return r?(e.L=+r[0],n+r[0].length):-1}function Zh(e,t,n){var r=kh.exec(t.slice(n,n+6));return r?(e.L=Math.floor(r[0]/1e3),n+r[0].length):-1}function Qh(e,t,n){var r=Ah.exec(t.slice(n,n+1));return r?n+r[0].length:-1}function $h(e,t,n){var r=kh.exec(t.slice(n));return r?(e.Q=+r[0],n+r[0].length):-1}function eg(e,t,n){var r=kh.exec(t.slice(n));return r?(e.s=+r[0],n+r[0].length):-1}function tg(e,t){return q(e.getDate(),t,2)}function ng(e,t){return q(e.getHours(),t,2)}function rg(e,t){return q(e.getHours()%12||12,t,2)}function ig(e,t){return q(1+Xm.count(_h(e),e),t,3)}function ag(e,t){return q(e.getMilliseconds(),t,3)}function og(e,t){return ag(e,t)+`000`}function sg(e,t){return q(e.getMonth()+1,t,2)}function cg(e,t){return q(e.getMinutes(),t,2)}function lg(e,t){return q(e.getSeconds(),t,2)}function ug(e){var t=e.getDay();return t===0?7:t}function dg(e,t){return q(eh.count(_h(e)-1,e),t,2)}function fg(e){var t=e.getDay();return t>=4||t===0?ih(e):ih.ceil(e)}function pg(e,t){return e=fg(e),q(ih.count(_h(e),e)+(_h(e).getDay()===4),t,2)}function mg(e){return e.getDay()}function hg(e,t){return q(th.count(_h(e)-1,e),t,2)}function gg(e,t){return q(e.getFullYear()%100,t,2)}function _g(e,t){return e=fg(e),q(e.getFullYear()%100,t,2)}function vg(e,t){return q(e.getFullYear()%1e4,t,4)}function yg(e,t){var n=e.getDay();return e=n>=4||n===0?ih(e):ih.ceil(e),q(e.getFullYear()%1e4,t,4)}function bg(e){var t=e.getTimezoneOffset();return(t>0?`-`:(t*=-1,`+`))+q(t/60|0,`0`,2)+q(t%60,`0`,2)}function xg(e,t){return q(e.getUTCDate(),t,2)}function Sg(e,t){return q(e.getUTCHours(),t,2)}function Cg(e,t){return q(e.getUTCHours()%12||12,t,2)}function wg(e,t){return q(1+Zm.count(vh(e),e),t,3)}function Tg(e,t){return q(e.getUTCMilliseconds(),t,3)}function Eg(e,t){return Tg(e,t)+`000`}function Dg(e,t){return q(e.getUTCMonth()+1,t,2)}function Og(e,t){return q(e.getUTCMinutes(),t,2)}function kg(e,t){return q(e.getUTCSeconds(),t,2)}function Ag(e){var t=e.getUTCDay();return t===0?7:t}function jg(e,t){return q(ch.count(vh(e)-1,e),t,2)}function Mg(e){var t=e.getUTCDay();return t>=4||t===0?fh(e):fh.ceil(e)}function Ng(e,t){return e=Mg(e),q(fh.count(vh(e),e)+(vh(e).getUTCDay()===4),t,2)}function Pg(e){return e.getUTCDay()}function Fg(e,t){return q(lh.count(vh(e)-1,e),t,2)}function Ig(e,t){return q(e.getUTCFullYear()%100,t,2)}function Lg(e,t){return e=Mg(e),q(e.getUTCFullYear()%100,t,2)}function Rg(e,t){return q(e.getUTCFullYear()%1e4,t,4)}function zg(e,t){var n=e.getUTCDay();return e=n>=4||n===0?fh(e):fh.ceil(e),q(e.getUTCFullYear()%1e4,t,4)}function Bg(){return`+0000`}function Vg(){return`%`}function Hg(e){return+e}function Ug(e){return Math.floor(e/1e3)}var Wg,Gg,Kg,qg;Jg({dateTime:`%x, %X`,date:`%-m/%-d/%Y`,time:`%-I:%M:%S %p`,periods:[`AM`,`PM`],days:[`Sunday`,`Monday`,`Tuesday`,`Wednesday`,`Thursday`,`Friday`,`Saturday`],shortDays:[`Sun`,`Mon`,`Tue`,`Wed`,`Thu`,`Fri`,`Sat`],months:[`January`,`February`,`March`,`April`,`May`,`June`,`July`,`August`,`September`,`October`,`November`,`December`],shortMonths:[`Jan`,`Feb`,`Mar`,`Apr`,`May`,`Jun`,`Jul`,`Aug`,`Sep`,`Oct`,`Nov`,`Dec`]});function Jg(e){return Wg=Dh(e),Gg=Wg.format,Wg.parse,Kg=Wg.utcFormat,qg=Wg.utcParse,Wg}var Yg=`%Y-%m-%dT%H:%M:%S.%LZ`;Date.prototype.toISOString||Kg(Yg),+new Date(`2000-01-01T00:00:00.000Z`)||qg(Yg);function Xg(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e)}return this}function Zg(e,t){switch(arguments.length){case 0:break;case 1:typeof e==`function`?this.interpolator(e):this.range(e);break;default:this.domain(e),typeof t==`function`?this.interpolator(t):this.range(t)}return this}var Qg=Symbol(`implicit`);function $g(){var e=new Na,t=[],n=[],r=Qg;function i(i){let a=e.get(i);if(a===void 0){if(r!==Qg)return r;e.set(i,a=t.push(i)-1)}return n[a%n.length]}return i.domain=function(n){if(!arguments.length)return t.slice();t=[],e=new Na;for(let r of n)e.has(r)||e.set(r,t.push(r)-1);return i},i.range=function(e){return arguments.length?(n=Array.from(e),i):n.slice()},i.unknown=function(e){return arguments.length?(r=e,i):r},i.copy=function(){return $g(t,n).unknown(r)},Xg.apply(i,arguments),i}function e_(){var e=$g().unknown(void 0),t=e.domain,n=e.range,r=0,i=1,a,o,s=!1,c=0,l=0,u=.5;delete e.unknown;function d(){var e=t().length,d=i<r,f=d?i:r,p=d?r:i;a=(p-f)/Math.max(1,e-c+l*2),s&&(a=Math.floor(a)),f+=(p-f-a*(e-c))*u,o=a*(1-c),s&&(f=Math.round(f),o=Math.round(o));var m=yo(e).map(function(e){return f+a*e});return n(d?m.reverse():m)}return e.domain=function(e){return arguments.length?(t(e),d()):t()},e.range=function(e){return arguments.length?([r,i]=e,r=+r,i=+i,d()):[r,i]},e.rangeRound=function(e){return[r,i]=e,r=+r,i=+i,s=!0,d()},e.bandwidth=function(){return o},e.step=function(){return a},e.round=function(e){return arguments.length?(s=!!e,d()):s},e.padding=function(e){return arguments.length?(c=Math.min(1,l=+e),d()):c},e.paddingInner=function(e){return arguments.length?(c=Math.min(1,e),d()):c},e.paddingOuter=function(e){return arguments.length?(l=+e,d()):l},e.align=function(e){return arguments.length?(u=Math.max(0,Math.min(1,e)),d()):u},e.copy=function(){return e_(t(),[r,i]).round(s).paddingInner(c).paddingOuter(l).align(u)},Xg.apply(d(),arguments)}function t_(e){var t=e.copy;return e.padding=e.paddingOuter,delete e.paddingInner,delete e.paddingOuter,e.copy=function(){return t_(t())},e}function n_(){return t_(e_.apply(null,arguments).paddingInner(1))}function r_(e){return function(){return e}}function i_(e){return+e}var a_=[0,1];function o_(e){return e}function s_(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:r_(isNaN(t)?NaN:.5)}function c_(e,t){var n;return e>t&&(n=e,e=t,t=n),function(n){return Math.max(e,Math.min(t,n))}}function l_(e,t,n){var r=e[0],i=e[1],a=t[0],o=t[1];return i<r?(r=s_(i,r),a=n(o,a)):(r=s_(r,i),a=n(a,o)),function(e){return a(r(e))}}function u_(e,t,n){var r=Math.min(e.length,t.length)-1,i=Array(r),a=Array(r),o=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++o<r;)i[o]=s_(e[o],e[o+1]),a[o]=n(t[o],t[o+1]);return function(t){var n=Sa(e,t,1,r)-1;return a[n](i[n](t))}}function d_(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function f_(){var e=a_,t=a_,n=Tu,r,i,a,o=o_,s,c,l;function u(){var n=Math.min(e.length,t.length);return o!==o_&&(o=c_(e[0],e[n-1])),s=n>2?u_:l_,c=l=null,d}function d(i){return i==null||isNaN(i=+i)?a:(c||=s(e.map(r),t,n))(r(o(i)))}return d.invert=function(n){return o(i((l||=s(t,e.map(r),vu))(n)))},d.domain=function(t){return arguments.length?(e=Array.from(t,i_),u()):e.slice()},d.range=function(e){return arguments.length?(t=Array.from(e),u()):t.slice()},d.rangeRound=function(e){return t=Array.from(e),n=Eu,u()},d.clamp=function(e){return arguments.length?(o=e?!0:o_,u()):o!==o_},d.interpolate=function(e){return arguments.length?(n=e,u()):n},d.unknown=function(e){return arguments.length?(a=e,d):a},function(e,t){return r=e,i=t,u()}}function p_(){return f_()(o_,o_)}function m_(e,t,n,r){var i=to(e,t,n),a;switch(r=nd(r??`,f`),r.type){case`s`:var o=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(a=vd(i,o))&&(r.precision=a),hd(r,o);case``:case`e`:case`g`:case`p`:case`r`:r.precision==null&&!isNaN(a=yd(i,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=a-(r.type===`e`));break;case`f`:case`%`:r.precision==null&&!isNaN(a=_d(i))&&(r.precision=a-(r.type===`%`)*2)}return md(r)}function h_(e){var t=e.domain;return e.ticks=function(e){var n=t();return $a(n[0],n[n.length-1],e??10)},e.tickFormat=function(e,n){var r=t();return m_(r[0],r[r.length-1],e??10,n)},e.nice=function(n){n??=10;var r=t(),i=0,a=r.length-1,o=r[i],s=r[a],c,l,u=10;for(s<o&&(l=o,o=s,s=l,l=i,i=a,a=l);u-->0;){if(l=eo(o,s,n),l===c)return r[i]=o,r[a]=s,t(r);if(l>0)o=Math.floor(o/l)*l,s=Math.ceil(s/l)*l;else if(l<0)o=Math.ceil(o*l)/l,s=Math.floor(s*l)/l;else break;c=l}return e},e}function g_(){var e=p_();return e.copy=function(){return d_(e,g_())},Xg.apply(e,arguments),h_(e)}function __(e){var t;function n(e){return e==null||isNaN(e=+e)?t:e}return n.invert=n,n.domain=n.range=function(t){return arguments.length?(e=Array.from(t,i_),n):e.slice()},n.unknown=function(e){return arguments.length?(t=e,n):t},n.copy=function(){return __(e).unknown(t)},e=arguments.length?Array.from(e,i_):[0,1],h_(n)}function v_(e,t){e=e.slice();var n=0,r=e.length-1,i=e[n],a=e[r],o;return a<i&&(o=n,n=r,r=o,o=i,i=a,a=o),e[n]=t.floor(i),e[r]=t.ceil(a),e}function y_(e){return Math.log(e)}function b_(e){return Math.exp(e)}function x_(e){return-Math.log(-e)}function S_(e){return-Math.exp(-e)}function C_(e){return isFinite(e)?+(`1e`+e):e<0?0:e}function w_(e){return e===10?C_:e===Math.E?Math.exp:t=>e**+t}function T_(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function E_(e){return(t,n)=>-e(-t,n)}function D_(e){let t=e(y_,b_),n=t.domain,r=10,i,a;function o(){return i=T_(r),a=w_(r),n()[0]<0?(i=E_(i),a=E_(a),e(x_,S_)):e(y_,b_),t}return t.base=function(e){return arguments.length?(r=+e,o()):r},t.domain=function(e){return arguments.length?(n(e),o()):n()},t.ticks=e=>{let t=n(),o=t[0],s=t[t.length-1],c=s<o;c&&([o,s]=[s,o]);let l=i(o),u=i(s),d,f,p=e==null?10:+e,m=[];if(!(r%1)&&u-l<p){if(l=Math.floor(l),u=Math.ceil(u),o>0){for(;l<=u;++l)for(d=1;d<r;++d)if(f=l<0?d/a(-l):d*a(l),!(f<o)){if(f>s)break;m.push(f)}}else for(;l<=u;++l)for(d=r-1;d>=1;--d)if(f=l>0?d/a(-l):d*a(l),!(f<o)){if(f>s)break;m.push(f)}m.length*2<p&&(m=$a(o,s,p))}else m=$a(l,u,Math.min(u-l,p)).map(a);return c?m.reverse():m},t.tickFormat=(e,n)=>{if(e??=10,n??=r===10?`s`:`,`,typeof n!=`function`&&(!(r%1)&&(n=nd(n)).precision==null&&(n.trim=!0),n=md(n)),e===1/0)return n;let o=Math.max(1,r*e/t.ticks().length);return e=>{let t=e/a(Math.round(i(e)));return t*r<r-.5&&(t*=r),t<=o?n(e):``}},t.nice=()=>n(v_(n(),{floor:e=>a(Math.floor(i(e))),ceil:e=>a(Math.ceil(i(e)))})),t}function O_(){let e=D_(f_()).domain([1,10]);return e.copy=()=>d_(e,O_()).base(e.base()),Xg.apply(e,arguments),e}function k_(e){return function(t){return Math.sign(t)*Math.log1p(Math.abs(t/e))}}function A_(e){return function(t){return Math.sign(t)*Math.expm1(Math.abs(t))*e}}function j_(e){var t=1,n=e(k_(t),A_(t));return n.constant=function(n){return arguments.length?e(k_(t=+n),A_(t)):t},h_(n)}function M_(){var e=j_(f_());return e.copy=function(){return d_(e,M_()).constant(e.constant())},Xg.apply(e,arguments)}function N_(e){return function(t){return t<0?-((-t)**+e):t**+e}}function P_(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function F_(e){return e<0?-e*e:e*e}function I_(e){var t=e(o_,o_),n=1;function r(){return n===1?e(o_,o_):n===.5?e(P_,F_):e(N_(n),N_(1/n))}return t.exponent=function(e){return arguments.length?(n=+e,r()):n},h_(t)}function L_(){var e=I_(f_());return e.copy=function(){return d_(e,L_()).exponent(e.exponent())},Xg.apply(e,arguments),e}function R_(){var e=[],t=[],n=[],r;function i(){var r=0,i=Math.max(1,t.length);for(n=Array(i-1);++r<i;)n[r-1]=uo(e,r/i);return a}function a(e){return e==null||isNaN(e=+e)?r:t[Sa(n,e)]}return a.invertExtent=function(r){var i=t.indexOf(r);return i<0?[NaN,NaN]:[i>0?n[i-1]:e[0],i<n.length?n[i]:e[e.length-1]]},a.domain=function(t){if(!arguments.length)return e.slice();e=[];for(let n of t)n!=null&&!isNaN(n=+n)&&e.push(n);return e.sort(ha),i()},a.range=function(e){return arguments.length?(t=Array.from(e),i()):t.slice()},a.unknown=function(e){return arguments.length?(r=e,a):r},a.quantiles=function(){return n.slice()},a.copy=function(){return R_().domain(e).range(t).unknown(r)},Xg.apply(a,arguments)}function z_(){var e=[.5],t=[0,1],n,r=1;function i(i){return i!=null&&i<=i?t[Sa(e,i,0,r)]:n}return i.domain=function(n){return arguments.length?(e=Array.from(n),r=Math.min(e.length,t.length-1),i):e.slice()},i.range=function(n){return arguments.length?(t=Array.from(n),r=Math.min(e.length,t.length-1),i):t.slice()},i.invertExtent=function(n){var r=t.indexOf(n);return[e[r-1],e[r]]},i.unknown=function(e){return arguments.length?(n=e,i):n},i.copy=function(){return z_().domain(e).range(t).unknown(n)},Xg.apply(i,arguments)}function B_(e){return new Date(e)}function V_(e){return e instanceof Date?+e:Math.round(e)}function H_(e,t,n,r,i,a,o,s,c,l){var u=p_(),d=u.invert,f=u.domain,p=l(`.%L`),m=l(`:%S`),h=l(`%I:%M`),g=l(`%I %p`),_=l(`%a %d`),v=l(`%b %d`),y=l(`%B`),b=l(`%Y`);function x(e){return(c(e)<e?p:s(e)<e?m:o(e)<e?h:a(e)<e?g:r(e)<e?i(e)<e?_:v:n(e)<e?y:b)(e)}return u.invert=function(e){return new Date(Math.round(d(e)))},u.domain=function(e){return arguments.length?f(Array.from(e,V_)):f().map(B_)},u.ticks=function(t){var n=f();return e(n[0],n[n.length-1],t??10)},u.tickFormat=function(e,t){return t==null?x:l(t)},u.nice=function(e){var n=f();return e&&typeof e.range==`function`||(e=t(n[0],n[n.length-1],e??10)),e?f(v_(n,e)):u},u.copy=function(){return d_(u,H_(e,t,n,r,i,a,o,s,c,l))},u}function U_(){return Xg.apply(H_(Sh,Ch,_h,hh,eh,Xm,Jm,Km,Gm,Gg).domain([new Date(2e3,0,1),new Date(2e3,0,2)]),arguments)}function W_(){return Xg.apply(H_(bh,xh,vh,gh,ch,Zm,Ym,qm,Gm,Kg).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}function G_(e,t){return t.domain(e.domain()).interpolator(e.interpolator()).clamp(e.clamp()).unknown(e.unknown())}function K_(){var e=0,t=.5,n=1,r=1,i,a,o,s,c,l=o_,u,d=!1,f;function p(e){return e==null||isNaN(e=+e)?f:(e=.5+((e=+u(e))-a)*(r*e<r*a?s:c),l(d?Math.max(0,Math.min(1,e)):e))}p.domain=function(l){return arguments.length?([e,t,n]=l,i=u(e=+e),a=u(t=+t),o=u(n=+n),s=i===a?0:.5/(a-i),c=a===o?0:.5/(o-a),r=a<i?-1:1,p):[e,t,n]},p.clamp=function(e){return arguments.length?(d=!!e,p):d},p.interpolator=function(e){return arguments.length?(l=e,p):l};function m(e){return function(t){var n,r,i;return arguments.length?([n,r,i]=t,l=Ru(e,[n,r,i]),p):[l(0),l(.5),l(1)]}}return p.range=m(Tu),p.rangeRound=m(Eu),p.unknown=function(e){return arguments.length?(f=e,p):f},function(l){return u=l,i=l(e),a=l(t),o=l(n),s=i===a?0:.5/(a-i),c=a===o?0:.5/(o-a),r=a<i?-1:1,p}}function q_(){var e=h_(K_()(o_));return e.copy=function(){return G_(e,q_())},Zg.apply(e,arguments)}function J_(){var e=D_(K_()).domain([.1,1,10]);return e.copy=function(){return G_(e,J_()).base(e.base())},Zg.apply(e,arguments)}function Y_(){var e=j_(K_());return e.copy=function(){return G_(e,Y_()).constant(e.constant())},Zg.apply(e,arguments)}function X_(){var e=I_(K_());return e.copy=function(){return G_(e,X_()).exponent(e.exponent())},Zg.apply(e,arguments)}function J(e){for(var t=e.length/6|0,n=Array(t),r=0;r<t;)n[r]=`#`+e.slice(r*6,++r*6);return n}var Z_=J(`1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbcbd2217becf`),Q_=J(`7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666`),$_=J(`1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666`),ev=J(`4269d0efb118ff725c6cc5b03ca951ff8ab7a463f297bbf59c6b4e9498a0`),tv=J(`a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928`),nv=J(`fbb4aeb3cde3ccebc5decbe4fed9a6ffffcce5d8bdfddaecf2f2f2`),rv=J(`b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc`),iv=J(`e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999`),av=J(`66c2a5fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3`),ov=J(`8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f`),sv=J(`4e79a7f28e2ce1575976b7b259a14fedc949af7aa1ff9da79c755fbab0ab`),cv=e=>pu(e[e.length-1]),lv=[,,,`d8b365f5f5f55ab4ac`,`a6611adfc27d80cdc1018571`,`a6611adfc27df5f5f580cdc1018571`,`8c510ad8b365f6e8c3c7eae55ab4ac01665e`,`8c510ad8b365f6e8c3f5f5f5c7eae55ab4ac01665e`,`8c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e`,`8c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665e`,`5430058c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e003c30`,`5430058c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665e003c30`].map(J),uv=cv(lv),dv=[,,,`af8dc3f7f7f77fbf7b`,`7b3294c2a5cfa6dba0008837`,`7b3294c2a5cff7f7f7a6dba0008837`,`762a83af8dc3e7d4e8d9f0d37fbf7b1b7837`,`762a83af8dc3e7d4e8f7f7f7d9f0d37fbf7b1b7837`,`762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b7837`,`762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b7837`,`40004b762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b783700441b`,`40004b762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b783700441b`].map(J),fv=cv(dv),pv=[,,,`e9a3c9f7f7f7a1d76a`,`d01c8bf1b6dab8e1864dac26`,`d01c8bf1b6daf7f7f7b8e1864dac26`,`c51b7de9a3c9fde0efe6f5d0a1d76a4d9221`,`c51b7de9a3c9fde0eff7f7f7e6f5d0a1d76a4d9221`,`c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221`,`c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221`,`8e0152c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221276419`,`8e0152c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221276419`].map(J),mv=cv(pv),hv=[,,,`998ec3f7f7f7f1a340`,`5e3c99b2abd2fdb863e66101`,`5e3c99b2abd2f7f7f7fdb863e66101`,`542788998ec3d8daebfee0b6f1a340b35806`,`542788998ec3d8daebf7f7f7fee0b6f1a340b35806`,`5427888073acb2abd2d8daebfee0b6fdb863e08214b35806`,`5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b35806`,`2d004b5427888073acb2abd2d8daebfee0b6fdb863e08214b358067f3b08`,`2d004b5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b358067f3b08`].map(J),gv=cv(hv),_v=[,,,`ef8a62f7f7f767a9cf`,`ca0020f4a58292c5de0571b0`,`ca0020f4a582f7f7f792c5de0571b0`,`b2182bef8a62fddbc7d1e5f067a9cf2166ac`,`b2182bef8a62fddbc7f7f7f7d1e5f067a9cf2166ac`,`b2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac`,`b2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac`,`67001fb2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac053061`,`67001fb2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac053061`].map(J),vv=cv(_v),yv=[,,,`ef8a62ffffff999999`,`ca0020f4a582bababa404040`,`ca0020f4a582ffffffbababa404040`,`b2182bef8a62fddbc7e0e0e09999994d4d4d`,`b2182bef8a62fddbc7ffffffe0e0e09999994d4d4d`,`b2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d`,`b2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d`,`67001fb2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d1a1a1a`,`67001fb2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d1a1a1a`].map(J),bv=cv(yv),xv=[,,,`fc8d59ffffbf91bfdb`,`d7191cfdae61abd9e92c7bb6`,`d7191cfdae61ffffbfabd9e92c7bb6`,`d73027fc8d59fee090e0f3f891bfdb4575b4`,`d73027fc8d59fee090ffffbfe0f3f891bfdb4575b4`,`d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4`,`d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4`,`a50026d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4313695`,`a50026d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4313695`].map(J),Sv=cv(xv),Cv=[,,,`fc8d59ffffbf91cf60`,`d7191cfdae61a6d96a1a9641`,`d7191cfdae61ffffbfa6d96a1a9641`,`d73027fc8d59fee08bd9ef8b91cf601a9850`,`d73027fc8d59fee08bffffbfd9ef8b91cf601a9850`,`d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850`,`d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850`,`a50026d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850006837`,`a50026d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850006837`].map(J),wv=cv(Cv),Tv=[,,,`fc8d59ffffbf99d594`,`d7191cfdae61abdda42b83ba`,`d7191cfdae61ffffbfabdda42b83ba`,`d53e4ffc8d59fee08be6f59899d5943288bd`,`d53e4ffc8d59fee08bffffbfe6f59899d5943288bd`,`d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd`,`d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd`,`9e0142d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd5e4fa2`,`9e0142d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd5e4fa2`].map(J),Ev=cv(Tv),Dv=[,,,`e5f5f999d8c92ca25f`,`edf8fbb2e2e266c2a4238b45`,`edf8fbb2e2e266c2a42ca25f006d2c`,`edf8fbccece699d8c966c2a42ca25f006d2c`,`edf8fbccece699d8c966c2a441ae76238b45005824`,`f7fcfde5f5f9ccece699d8c966c2a441ae76238b45005824`,`f7fcfde5f5f9ccece699d8c966c2a441ae76238b45006d2c00441b`].map(J),Ov=cv(Dv),kv=[,,,`e0ecf49ebcda8856a7`,`edf8fbb3cde38c96c688419d`,`edf8fbb3cde38c96c68856a7810f7c`,`edf8fbbfd3e69ebcda8c96c68856a7810f7c`,`edf8fbbfd3e69ebcda8c96c68c6bb188419d6e016b`,`f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d6e016b`,`f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d810f7c4d004b`].map(J),Av=cv(kv),jv=[,,,`e0f3dba8ddb543a2ca`,`f0f9e8bae4bc7bccc42b8cbe`,`f0f9e8bae4bc7bccc443a2ca0868ac`,`f0f9e8ccebc5a8ddb57bccc443a2ca0868ac`,`f0f9e8ccebc5a8ddb57bccc44eb3d32b8cbe08589e`,`f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe08589e`,`f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe0868ac084081`].map(J),Mv=cv(jv),Nv=[,,,`fee8c8fdbb84e34a33`,`fef0d9fdcc8afc8d59d7301f`,`fef0d9fdcc8afc8d59e34a33b30000`,`fef0d9fdd49efdbb84fc8d59e34a33b30000`,`fef0d9fdd49efdbb84fc8d59ef6548d7301f990000`,`fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301f990000`,`fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301fb300007f0000`].map(J),Pv=cv(Nv),Fv=[,,,`ece2f0a6bddb1c9099`,`f6eff7bdc9e167a9cf02818a`,`f6eff7bdc9e167a9cf1c9099016c59`,`f6eff7d0d1e6a6bddb67a9cf1c9099016c59`,`f6eff7d0d1e6a6bddb67a9cf3690c002818a016450`,`fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016450`,`fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016c59014636`].map(J),Iv=cv(Fv),Lv=[,,,`ece7f2a6bddb2b8cbe`,`f1eef6bdc9e174a9cf0570b0`,`f1eef6bdc9e174a9cf2b8cbe045a8d`,`f1eef6d0d1e6a6bddb74a9cf2b8cbe045a8d`,`f1eef6d0d1e6a6bddb74a9cf3690c00570b0034e7b`,`fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0034e7b`,`fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0045a8d023858`].map(J),Rv=cv(Lv),zv=[,,,`e7e1efc994c7dd1c77`,`f1eef6d7b5d8df65b0ce1256`,`f1eef6d7b5d8df65b0dd1c77980043`,`f1eef6d4b9dac994c7df65b0dd1c77980043`,`f1eef6d4b9dac994c7df65b0e7298ace125691003f`,`f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125691003f`,`f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125698004367001f`].map(J),Bv=cv(zv),Vv=[,,,`fde0ddfa9fb5c51b8a`,`feebe2fbb4b9f768a1ae017e`,`feebe2fbb4b9f768a1c51b8a7a0177`,`feebe2fcc5c0fa9fb5f768a1c51b8a7a0177`,`feebe2fcc5c0fa9fb5f768a1dd3497ae017e7a0177`,`fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a0177`,`fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a017749006a`].map(J),Hv=cv(Vv),Uv=[,,,`edf8b17fcdbb2c7fb8`,`ffffcca1dab441b6c4225ea8`,`ffffcca1dab441b6c42c7fb8253494`,`ffffccc7e9b47fcdbb41b6c42c7fb8253494`,`ffffccc7e9b47fcdbb41b6c41d91c0225ea80c2c84`,`ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea80c2c84`,`ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea8253494081d58`].map(J),Wv=cv(Uv),Gv=[,,,`f7fcb9addd8e31a354`,`ffffccc2e69978c679238443`,`ffffccc2e69978c67931a354006837`,`ffffccd9f0a3addd8e78c67931a354006837`,`ffffccd9f0a3addd8e78c67941ab5d238443005a32`,`ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443005a32`,`ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443006837004529`].map(J),Kv=cv(Gv),qv=[,,,`fff7bcfec44fd95f0e`,`ffffd4fed98efe9929cc4c02`,`ffffd4fed98efe9929d95f0e993404`,`ffffd4fee391fec44ffe9929d95f0e993404`,`ffffd4fee391fec44ffe9929ec7014cc4c028c2d04`,`ffffe5fff7bcfee391fec44ffe9929ec7014cc4c028c2d04`,`ffffe5fff7bcfee391fec44ffe9929ec7014cc4c02993404662506`].map(J),Jv=cv(qv),Yv=[,,,`ffeda0feb24cf03b20`,`ffffb2fecc5cfd8d3ce31a1c`,`ffffb2fecc5cfd8d3cf03b20bd0026`,`ffffb2fed976feb24cfd8d3cf03b20bd0026`,`ffffb2fed976feb24cfd8d3cfc4e2ae31a1cb10026`,`ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cb10026`,`ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cbd0026800026`].map(J),Xv=cv(Yv),Zv=[,,,`deebf79ecae13182bd`,`eff3ffbdd7e76baed62171b5`,`eff3ffbdd7e76baed63182bd08519c`,`eff3ffc6dbef9ecae16baed63182bd08519c`,`eff3ffc6dbef9ecae16baed64292c62171b5084594`,`f7fbffdeebf7c6dbef9ecae16baed64292c62171b5084594`,`f7fbffdeebf7c6dbef9ecae16baed64292c62171b508519c08306b`].map(J),Qv=cv(Zv),$v=[,,,`e5f5e0a1d99b31a354`,`edf8e9bae4b374c476238b45`,`edf8e9bae4b374c47631a354006d2c`,`edf8e9c7e9c0a1d99b74c47631a354006d2c`,`edf8e9c7e9c0a1d99b74c47641ab5d238b45005a32`,`f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45005a32`,`f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45006d2c00441b`].map(J),ey=cv($v),ty=[,,,`f0f0f0bdbdbd636363`,`f7f7f7cccccc969696525252`,`f7f7f7cccccc969696636363252525`,`f7f7f7d9d9d9bdbdbd969696636363252525`,`f7f7f7d9d9d9bdbdbd969696737373525252252525`,`fffffff0f0f0d9d9d9bdbdbd969696737373525252252525`,`fffffff0f0f0d9d9d9bdbdbd969696737373525252252525000000`].map(J),ny=cv(ty),ry=[,,,`efedf5bcbddc756bb1`,`f2f0f7cbc9e29e9ac86a51a3`,`f2f0f7cbc9e29e9ac8756bb154278f`,`f2f0f7dadaebbcbddc9e9ac8756bb154278f`,`f2f0f7dadaebbcbddc9e9ac8807dba6a51a34a1486`,`fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a34a1486`,`fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a354278f3f007d`].map(J),iy=cv(ry),ay=[,,,`fee0d2fc9272de2d26`,`fee5d9fcae91fb6a4acb181d`,`fee5d9fcae91fb6a4ade2d26a50f15`,`fee5d9fcbba1fc9272fb6a4ade2d26a50f15`,`fee5d9fcbba1fc9272fb6a4aef3b2ccb181d99000d`,`fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181d99000d`,`fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181da50f1567000d`].map(J),oy=cv(ay),sy=[,,,`fee6cefdae6be6550d`,`feeddefdbe85fd8d3cd94701`,`feeddefdbe85fd8d3ce6550da63603`,`feeddefdd0a2fdae6bfd8d3ce6550da63603`,`feeddefdd0a2fdae6bfd8d3cf16913d948018c2d04`,`fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d948018c2d04`,`fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d94801a636037f2704`].map(J),cy=cv(sy);function ly(e){return e=Math.max(0,Math.min(1,e)),`rgb(`+Math.max(0,Math.min(255,Math.round(-4.54-e*(35.34-e*(2381.73-e*(6402.7-e*(7024.72-e*2710.57)))))))+`, `+Math.max(0,Math.min(255,Math.round(32.49+e*(170.73+e*(52.82-e*(131.46-e*(176.58-e*67.37)))))))+`, `+Math.max(0,Math.min(255,Math.round(81.24+e*(442.36-e*(2482.43-e*(6167.24-e*(6614.94-e*2475.67)))))))+`)`}var uy=Lu(tu(300,.5,0),tu(-240,.5,1)),dy=Lu(tu(-100,.75,.35),tu(80,1.5,.8)),fy=Lu(tu(260,.75,.35),tu(80,1.5,.8)),py=tu();function my(e){(e<0||e>1)&&(e-=Math.floor(e));var t=Math.abs(e-.5);return py.h=360*e-100,py.s=1.5-1.5*t,py.l=.8-.9*t,py+``}var hy=ul(),gy=Math.PI/3,_y=Math.PI*2/3;function vy(e){var t;return e=(.5-e)*Math.PI,hy.r=255*(t=Math.sin(e))*t,hy.g=255*(t=Math.sin(e+gy))*t,hy.b=255*(t=Math.sin(e+_y))*t,hy+``}function yy(e){return e=Math.max(0,Math.min(1,e)),`rgb(`+Math.max(0,Math.min(255,Math.round(34.61+e*(1172.33-e*(10793.56-e*(33300.12-e*(38394.49-e*14825.05)))))))+`, `+Math.max(0,Math.min(255,Math.round(23.31+e*(557.33+e*(1225.33-e*(3574.96-e*(1073.77+e*707.56)))))))+`, `+Math.max(0,Math.min(255,Math.round(27.2+e*(3211.1-e*(15327.97-e*(27814-e*(22569.18-e*6838.66)))))))+`)`}function by(e){var t=e.length;return function(n){return e[Math.max(0,Math.min(t-1,Math.floor(n*t)))]}}var xy=by(J(`44015444025645045745055946075a46085c460a5d460b5e470d60470e6147106347116447136548146748166848176948186a481a6c481b6d481c6e481d6f481f70482071482173482374482475482576482677482878482979472a7a472c7a472d7b472e7c472f7d46307e46327e46337f463480453581453781453882443983443a83443b84433d84433e85423f854240864241864142874144874045884046883f47883f48893e49893e4a893e4c8a3d4d8a3d4e8a3c4f8a3c508b3b518b3b528b3a538b3a548c39558c39568c38588c38598c375a8c375b8d365c8d365d8d355e8d355f8d34608d34618d33628d33638d32648e32658e31668e31678e31688e30698e306a8e2f6b8e2f6c8e2e6d8e2e6e8e2e6f8e2d708e2d718e2c718e2c728e2c738e2b748e2b758e2a768e2a778e2a788e29798e297a8e297b8e287c8e287d8e277e8e277f8e27808e26818e26828e26828e25838e25848e25858e24868e24878e23888e23898e238a8d228b8d228c8d228d8d218e8d218f8d21908d21918c20928c20928c20938c1f948c1f958b1f968b1f978b1f988b1f998a1f9a8a1e9b8a1e9c891e9d891f9e891f9f881fa0881fa1881fa1871fa28720a38620a48621a58521a68522a78522a88423a98324aa8325ab8225ac8226ad8127ad8128ae8029af7f2ab07f2cb17e2db27d2eb37c2fb47c31b57b32b67a34b67935b77937b87838b9773aba763bbb753dbc743fbc7340bd7242be7144bf7046c06f48c16e4ac16d4cc26c4ec36b50c46a52c56954c56856c66758c7655ac8645cc8635ec96260ca6063cb5f65cb5e67cc5c69cd5b6ccd5a6ece5870cf5773d05675d05477d1537ad1517cd2507fd34e81d34d84d44b86d54989d5488bd6468ed64590d74393d74195d84098d83e9bd93c9dd93ba0da39a2da37a5db36a8db34aadc32addc30b0dd2fb2dd2db5de2bb8de29bade28bddf26c0df25c2df23c5e021c8e020cae11fcde11dd0e11cd2e21bd5e21ad8e219dae319dde318dfe318e2e418e5e419e7e419eae51aece51befe51cf1e51df4e61ef6e620f8e621fbe723fde725`)),Sy=by(J(`00000401000501010601010802010902020b02020d03030f03031204041405041606051806051a07061c08071e0907200a08220b09240c09260d0a290e0b2b100b2d110c2f120d31130d34140e36150e38160f3b180f3d19103f1a10421c10441d11471e114920114b21114e22115024125325125527125829115a2a115c2c115f2d11612f116331116533106734106936106b38106c390f6e3b0f703d0f713f0f72400f74420f75440f764510774710784910784a10794c117a4e117b4f127b51127c52137c54137d56147d57157e59157e5a167e5c167f5d177f5f187f601880621980641a80651a80671b80681c816a1c816b1d816d1d816e1e81701f81721f817320817521817621817822817922827b23827c23827e24828025828125818326818426818627818827818928818b29818c29818e2a81902a81912b81932b80942c80962c80982d80992d809b2e7f9c2e7f9e2f7fa02f7fa1307ea3307ea5317ea6317da8327daa337dab337cad347cae347bb0357bb2357bb3367ab5367ab73779b83779ba3878bc3978bd3977bf3a77c03a76c23b75c43c75c53c74c73d73c83e73ca3e72cc3f71cd4071cf4070d0416fd2426fd3436ed5446dd6456cd8456cd9466bdb476adc4869de4968df4a68e04c67e24d66e34e65e44f64e55064e75263e85362e95462ea5661eb5760ec5860ed5a5fee5b5eef5d5ef05f5ef1605df2625df2645cf3655cf4675cf4695cf56b5cf66c5cf66e5cf7705cf7725cf8745cf8765cf9785df9795df97b5dfa7d5efa7f5efa815ffb835ffb8560fb8761fc8961fc8a62fc8c63fc8e64fc9065fd9266fd9467fd9668fd9869fd9a6afd9b6bfe9d6cfe9f6dfea16efea36ffea571fea772fea973feaa74feac76feae77feb078feb27afeb47bfeb67cfeb77efeb97ffebb81febd82febf84fec185fec287fec488fec68afec88cfeca8dfecc8ffecd90fecf92fed194fed395fed597fed799fed89afdda9cfddc9efddea0fde0a1fde2a3fde3a5fde5a7fde7a9fde9aafdebacfcecaefceeb0fcf0b2fcf2b4fcf4b6fcf6b8fcf7b9fcf9bbfcfbbdfcfdbf`)),Cy=by(J(`00000401000501010601010802010a02020c02020e03021004031204031405041706041907051b08051d09061f0a07220b07240c08260d08290e092b10092d110a30120a32140b34150b37160b39180c3c190c3e1b0c411c0c431e0c451f0c48210c4a230c4c240c4f260c51280b53290b552b0b572d0b592f0a5b310a5c320a5e340a5f3609613809623909633b09643d09653e0966400a67420a68440a68450a69470b6a490b6a4a0c6b4c0c6b4d0d6c4f0d6c510e6c520e6d540f6d550f6d57106e59106e5a116e5c126e5d126e5f136e61136e62146e64156e65156e67166e69166e6a176e6c186e6d186e6f196e71196e721a6e741a6e751b6e771c6d781c6d7a1d6d7c1d6d7d1e6d7f1e6c801f6c82206c84206b85216b87216b88226a8a226a8c23698d23698f24699025689225689326679526679727669827669a28659b29649d29649f2a63a02a63a22b62a32c61a52c60a62d60a82e5fa92e5eab2f5ead305dae305cb0315bb1325ab3325ab43359b63458b73557b93556ba3655bc3754bd3853bf3952c03a51c13a50c33b4fc43c4ec63d4dc73e4cc83f4bca404acb4149cc4248ce4347cf4446d04545d24644d34743d44842d54a41d74b3fd84c3ed94d3dda4e3cdb503bdd513ade5238df5337e05536e15635e25734e35933e45a31e55c30e65d2fe75e2ee8602de9612bea632aeb6429eb6628ec6726ed6925ee6a24ef6c23ef6e21f06f20f1711ff1731df2741cf3761bf37819f47918f57b17f57d15f67e14f68013f78212f78410f8850ff8870ef8890cf98b0bf98c0af98e09fa9008fa9207fa9407fb9606fb9706fb9906fb9b06fb9d07fc9f07fca108fca309fca50afca60cfca80dfcaa0ffcac11fcae12fcb014fcb216fcb418fbb61afbb81dfbba1ffbbc21fbbe23fac026fac228fac42afac62df9c72ff9c932f9cb35f8cd37f8cf3af7d13df7d340f6d543f6d746f5d949f5db4cf4dd4ff4df53f4e156f3e35af3e55df2e661f2e865f2ea69f1ec6df1ed71f1ef75f1f179f2f27df2f482f3f586f3f68af4f88ef5f992f6fa96f8fb9af9fc9dfafda1fcffa4`)),wy=by(J(`0d088710078813078916078a19068c1b068d1d068e20068f2206902406912605912805922a05932c05942e05952f059631059733059735049837049938049a3a049a3c049b3e049c3f049c41049d43039e44039e46039f48039f4903a04b03a14c02a14e02a25002a25102a35302a35502a45601a45801a45901a55b01a55c01a65e01a66001a66100a76300a76400a76600a76700a86900a86a00a86c00a86e00a86f00a87100a87201a87401a87501a87701a87801a87a02a87b02a87d03a87e03a88004a88104a78305a78405a78606a68707a68808a68a09a58b0aa58d0ba58e0ca48f0da4910ea3920fa39410a29511a19613a19814a099159f9a169f9c179e9d189d9e199da01a9ca11b9ba21d9aa31e9aa51f99a62098a72197a82296aa2395ab2494ac2694ad2793ae2892b02991b12a90b22b8fb32c8eb42e8db52f8cb6308bb7318ab83289ba3388bb3488bc3587bd3786be3885bf3984c03a83c13b82c23c81c33d80c43e7fc5407ec6417dc7427cc8437bc9447aca457acb4679cc4778cc4977cd4a76ce4b75cf4c74d04d73d14e72d24f71d35171d45270d5536fd5546ed6556dd7566cd8576bd9586ada5a6ada5b69db5c68dc5d67dd5e66de5f65de6164df6263e06363e16462e26561e26660e3685fe4695ee56a5de56b5de66c5ce76e5be76f5ae87059e97158e97257ea7457eb7556eb7655ec7754ed7953ed7a52ee7b51ef7c51ef7e50f07f4ff0804ef1814df1834cf2844bf3854bf3874af48849f48948f58b47f58c46f68d45f68f44f79044f79143f79342f89441f89540f9973ff9983ef99a3efa9b3dfa9c3cfa9e3bfb9f3afba139fba238fca338fca537fca636fca835fca934fdab33fdac33fdae32fdaf31fdb130fdb22ffdb42ffdb52efeb72dfeb82cfeba2cfebb2bfebd2afebe2afec029fdc229fdc328fdc527fdc627fdc827fdca26fdcb26fccd25fcce25fcd025fcd225fbd324fbd524fbd724fad824fada24f9dc24f9dd25f8df25f8e125f7e225f7e425f6e626f6e826f5e926f5eb27f4ed27f3ee27f3f027f2f227f1f426f1f525f0f724f0f921`));function Ty(e){return function(){return e}}var Ey=Math.cos,Dy=Math.min,Oy=Math.sin,ky=Math.sqrt,Ay=1e-12,jy=Math.PI;jy/2;var My=2*jy;function Ny(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let e=Math.floor(n);if(!(e>=0))throw RangeError(`invalid digits: ${n}`);t=e}return e},()=>new Ju(t)}Array.prototype.slice;function Py(e){return typeof e==`object`&&`length`in e?e:Array.from(e)}function Fy(e){this._context=e}Fy.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t)}}};function Iy(e){return new Fy(e)}function Ly(e){return e[0]}function Ry(e){return e[1]}function zy(e,t){var n=Ty(!0),r=null,i=Iy,a=null,o=Ny(s);e=typeof e==`function`?e:e===void 0?Ly:Ty(e),t=typeof t==`function`?t:t===void 0?Ry:Ty(t);function s(s){var c,l=(s=Py(s)).length,u,d=!1,f;for(r??(a=i(f=o())),c=0;c<=l;++c)!(c<l&&n(u=s[c],c,s))===d&&((d=!d)?a.lineStart():a.lineEnd()),d&&a.point(+e(u,c,s),+t(u,c,s));if(f)return a=null,f+``||null}return s.x=function(t){return arguments.length?(e=typeof t==`function`?t:Ty(+t),s):e},s.y=function(e){return arguments.length?(t=typeof e==`function`?e:Ty(+e),s):t},s.defined=function(e){return arguments.length?(n=typeof e==`function`?e:Ty(!!e),s):n},s.curve=function(e){return arguments.length?(i=e,r!=null&&(a=i(r)),s):i},s.context=function(e){return arguments.length?(e==null?r=a=null:a=i(r=e),s):r},s}Vy(Iy);function By(e){this._curve=e}By.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Vy(e){function t(t){return new By(e(t))}return t._curve=e,t}var Hy=class{constructor(e,t){this._context=e,this._x=t}areaStart(){this._line=0}areaEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line}point(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._x?this._context.bezierCurveTo(this._x0=(this._x0+e)/2,this._y0,this._x0,t,e,t):this._context.bezierCurveTo(this._x0,this._y0=(this._y0+t)/2,e,this._y0,e,t)}this._x0=e,this._y0=t}};function Uy(e){return new Hy(e,!0)}function Wy(e){return new Hy(e,!1)}var Gy=ky(3),Ky={draw(e,t){let n=ky(t+Dy(t/28,.75))*.59436,r=n/2,i=r*Gy;e.moveTo(0,n),e.lineTo(0,-n),e.moveTo(-i,-r),e.lineTo(i,r),e.moveTo(-i,r),e.lineTo(i,-r)}},qy={draw(e,t){let n=ky(t/jy);e.moveTo(n,0),e.arc(0,0,n,0,My)}},Jy={draw(e,t){let n=ky(t/5)/2;e.moveTo(-3*n,-n),e.lineTo(-n,-n),e.lineTo(-n,-3*n),e.lineTo(n,-3*n),e.lineTo(n,-n),e.lineTo(3*n,-n),e.lineTo(3*n,n),e.lineTo(n,n),e.lineTo(n,3*n),e.lineTo(-n,3*n),e.lineTo(-n,n),e.lineTo(-3*n,n),e.closePath()}},Yy=ky(1/3),Xy=Yy*2,Zy={draw(e,t){let n=ky(t/Xy),r=n*Yy;e.moveTo(0,-n),e.lineTo(r,0),e.lineTo(0,n),e.lineTo(-r,0),e.closePath()}},Qy={draw(e,t){let n=ky(t)*.62625;e.moveTo(0,-n),e.lineTo(n,0),e.lineTo(0,n),e.lineTo(-n,0),e.closePath()}},$y={draw(e,t){let n=ky(t-Dy(t/7,2))*.87559;e.moveTo(-n,0),e.lineTo(n,0),e.moveTo(0,n),e.lineTo(0,-n)}},eb={draw(e,t){let n=ky(t),r=-n/2;e.rect(r,r,n,n)}},tb={draw(e,t){let n=ky(t)*.4431;e.moveTo(n,n),e.lineTo(n,-n),e.lineTo(-n,-n),e.lineTo(-n,n),e.closePath()}},nb=.8908130915292852,rb=Oy(jy/10)/Oy(7*jy/10),ib=Oy(My/10)*rb,ab=-Ey(My/10)*rb,ob={draw(e,t){let n=ky(t*nb),r=ib*n,i=ab*n;e.moveTo(0,-n),e.lineTo(r,i);for(let t=1;t<5;++t){let a=My*t/5,o=Ey(a),s=Oy(a);e.lineTo(s*n,-o*n),e.lineTo(o*r-s*i,s*r+o*i)}e.closePath()}},sb=ky(3),cb={draw(e,t){let n=-ky(t/(sb*3));e.moveTo(0,n*2),e.lineTo(-sb*n,-n),e.lineTo(sb*n,-n),e.closePath()}},lb=ky(3),ub={draw(e,t){let n=ky(t)*.6824,r=n/2,i=n*lb/2;e.moveTo(0,-n),e.lineTo(i,r),e.lineTo(-i,r),e.closePath()}},db=-.5,fb=ky(3)/2,pb=1/ky(12),mb=(pb/2+1)*3,hb={draw(e,t){let n=ky(t/mb),r=n/2,i=n*pb,a=r,o=n*pb+n,s=-a,c=o;e.moveTo(r,i),e.lineTo(a,o),e.lineTo(s,c),e.lineTo(db*r-fb*i,fb*r+db*i),e.lineTo(db*a-fb*o,fb*a+db*o),e.lineTo(db*s-fb*c,fb*s+db*c),e.lineTo(db*r+fb*i,db*i-fb*r),e.lineTo(db*a+fb*o,db*o-fb*a),e.lineTo(db*s+fb*c,db*c-fb*s),e.closePath()}},gb={draw(e,t){let n=ky(t-Dy(t/6,1.7))*.6189;e.moveTo(-n,-n),e.lineTo(n,n),e.moveTo(-n,n),e.lineTo(n,-n)}},_b=[qy,Jy,Zy,eb,ob,cb,hb],vb=[qy,$y,gb,ub,Ky,tb,Qy];function yb(){}function bb(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function xb(e){this._context=e}xb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:bb(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1)}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:bb(this,e,t)}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Sb(e){return new xb(e)}function Cb(e){this._context=e}Cb.prototype={areaStart:yb,areaEnd:yb,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:this._context.moveTo(this._x2,this._y2),this._context.closePath();break;case 2:this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break;case 3:this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4)}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:bb(this,e,t)}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function wb(e){return new Cb(e)}function Tb(e){this._context=e}Tb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:bb(this,e,t)}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Eb(e){return new Tb(e)}function Db(e,t){this._basis=new xb(e),this._beta=t}Db.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],i=t[0],a=e[n]-r,o=t[n]-i,s=-1,c;++s<=n;)c=s/n,this._basis.point(this._beta*e[s]+(1-this._beta)*(r+c*a),this._beta*t[s]+(1-this._beta)*(i+c*o));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var Ob=(function e(t){function n(e){return t===1?new xb(e):new Db(e,t)}return n.beta=function(t){return e(+t)},n})(.85);function kb(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Ab(e,t){this._context=e,this._k=(1-t)/6}Ab.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:kb(this,this._x1,this._y1)}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:kb(this,e,t)}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var jb=(function e(t){function n(e){return new Ab(e,t)}return n.tension=function(t){return e(+t)},n})(0);function Mb(e,t){this._context=e,this._k=(1-t)/6}Mb.prototype={areaStart:yb,areaEnd:yb,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:this._context.moveTo(this._x3,this._y3),this._context.closePath();break;case 2:this._context.lineTo(this._x3,this._y3),this._context.closePath();break;case 3:this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5)}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:kb(this,e,t)}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Nb=(function e(t){function n(e){return new Mb(e,t)}return n.tension=function(t){return e(+t)},n})(0);function Pb(e,t){this._context=e,this._k=(1-t)/6}Pb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:kb(this,e,t)}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Fb=(function e(t){function n(e){return new Pb(e,t)}return n.tension=function(t){return e(+t)},n})(0);function Ib(e,t,n){var r=e._x1,i=e._y1,a=e._x2,o=e._y2;if(e._l01_a>Ay){var s=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*s-e._x0*e._l12_2a+e._x2*e._l01_2a)/c,i=(i*s-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>Ay){var l=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,u=3*e._l23_a*(e._l23_a+e._l12_a);a=(a*l+e._x1*e._l23_2a-t*e._l12_2a)/u,o=(o*l+e._y1*e._l23_2a-n*e._l12_2a)/u}e._context.bezierCurveTo(r,i,a,o,e._x2,e._y2)}function Lb(e,t){this._context=e,this._alpha=t}Lb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2)}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=(n*n+r*r)**+this._alpha)}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Ib(this,e,t)}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Rb=(function e(t){function n(e){return t?new Lb(e,t):new Ab(e,0)}return n.alpha=function(t){return e(+t)},n})(.5);function zb(e,t){this._context=e,this._alpha=t}zb.prototype={areaStart:yb,areaEnd:yb,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:this._context.moveTo(this._x3,this._y3),this._context.closePath();break;case 2:this._context.lineTo(this._x3,this._y3),this._context.closePath();break;case 3:this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5)}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=(n*n+r*r)**+this._alpha)}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Ib(this,e,t)}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Bb=(function e(t){function n(e){return t?new zb(e,t):new Mb(e,0)}return n.alpha=function(t){return e(+t)},n})(.5);function Vb(e,t){this._context=e,this._alpha=t}Vb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=(n*n+r*r)**+this._alpha)}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Ib(this,e,t)}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Hb=(function e(t){function n(e){return t?new Vb(e,t):new Pb(e,0)}return n.alpha=function(t){return e(+t)},n})(.5);function Ub(e){this._context=e}Ub.prototype={areaStart:yb,areaEnd:yb,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function Wb(e){return new Ub(e)}function Gb(e){return e<0?-1:1}function Kb(e,t,n){var r=e._x1-e._x0,i=t-e._x1,a=(e._y1-e._y0)/(r||i<0&&-0),o=(n-e._y1)/(i||r<0&&-0),s=(a*i+o*r)/(r+i);return(Gb(a)+Gb(o))*Math.min(Math.abs(a),Math.abs(o),.5*Math.abs(s))||0}function qb(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function Jb(e,t,n){var r=e._x0,i=e._y0,a=e._x1,o=e._y1,s=(a-r)/3;e._context.bezierCurveTo(r+s,i+s*t,a-s,o-s*n,a,o)}function Yb(e){this._context=e}Yb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Jb(this,this._t0,qb(this,this._t0))}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,e!==this._x1||t!==this._y1){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,Jb(this,qb(this,n=Kb(this,e,t)),n);break;default:Jb(this,this._t0,n=Kb(this,e,t))}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Xb(e){this._context=new Zb(e)}(Xb.prototype=Object.create(Yb.prototype)).point=function(e,t){Yb.prototype.point.call(this,t,e)};function Zb(e){this._context=e}Zb.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,i,a){this._context.bezierCurveTo(t,e,r,n,a,i)}};function Qb(e){return new Yb(e)}function $b(e){return new Xb(e)}function ex(e){this._context=e}ex.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n){if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var r=tx(e),i=tx(t),a=0,o=1;o<n;++a,++o)this._context.bezierCurveTo(r[0][a],i[0][a],r[1][a],i[1][a],e[o],t[o])}(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function tx(e){var t,n=e.length-1,r,i=Array(n),a=Array(n),o=Array(n);for(i[0]=0,a[0]=2,o[0]=e[0]+2*e[1],t=1;t<n-1;++t)i[t]=1,a[t]=4,o[t]=4*e[t]+2*e[t+1];for(i[n-1]=2,a[n-1]=7,o[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)r=i[t]/a[t-1],a[t]-=r,o[t]-=r*o[t-1];for(i[n-1]=o[n-1]/a[n-1],t=n-2;t>=0;--t)i[t]=(o[t]-i[t+1])/a[t];for(a[n-1]=(e[n]+i[n-1])/2,t=0;t<n-1;++t)a[t]=2*e[t+1]-i[t+1];return[i,a]}function nx(e){return new ex(e)}function rx(e,t){this._context=e,this._t=t}rx.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}}this._x=e,this._y=t}};function ix(e){return new rx(e,.5)}function ax(e){return new rx(e,0)}function ox(e){return new rx(e,1)}function sx(e){return e!=null&&!Number.isNaN(e)}function cx(e,t){return+sx(t)-sx(e)||ha(e,t)}function lx(e,t){return+sx(t)-sx(e)||ga(e,t)}function ux(e){return e!=null&&`${e}`!=``}function dx(e){return isFinite(e)?e:NaN}function fx(e){return e>0&&isFinite(e)?e:NaN}function px(e){return e<0&&isFinite(e)?e:NaN}function mx(e,t){if(e instanceof Date||(e=new Date(+e)),isNaN(e))return typeof t==`function`?t(e):t;let n=e.getUTCHours(),r=e.getUTCMinutes(),i=e.getUTCSeconds(),a=e.getUTCMilliseconds();return`${hx(e.getUTCFullYear(),4)}-${gx(e.getUTCMonth()+1,2)}-${gx(e.getUTCDate(),2)}${n||r||i||a?`T${gx(n,2)}:${gx(r,2)}${i||a?`:${gx(i,2)}${a?`.${gx(a,3)}`:``}`:``}Z`:``}`}function hx(e){return e<0?`-${gx(-e,6)}`:e>9999?`+${gx(e,6)}`:gx(e,4)}function gx(e,t){return`${e}`.padStart(t,`0`)}var _x=/^(?:[-+]\d{2})?\d{4}(?:-\d{2}(?:-\d{2})?)?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?(?:Z|[-+]\d{2}:?\d{2})?)?$/;function vx(e,t){return _x.test(e+=``)?new Date(e):typeof t==`function`?t(e):t}function yx(e){return e==null?void 0:ga(e[0],e[e.length-1])}var bx=1e3,xx=bx*60,Sx=xx*60,Cx=Sx*24,wx=Cx*7,Tx=Cx*30,Ex=Cx*365,Dx=[[`millisecond`,1],[`2 milliseconds`,2],[`5 milliseconds`,5],[`10 milliseconds`,10],[`20 milliseconds`,20],[`50 milliseconds`,50],[`100 milliseconds`,100],[`200 milliseconds`,200],[`500 milliseconds`,500],[`second`,bx],[`5 seconds`,5*bx],[`15 seconds`,15*bx],[`30 seconds`,30*bx],[`minute`,xx],[`5 minutes`,5*xx],[`15 minutes`,15*xx],[`30 minutes`,30*xx],[`hour`,Sx],[`3 hours`,3*Sx],[`6 hours`,6*Sx],[`12 hours`,12*Sx],[`day`,Cx],[`2 days`,2*Cx],[`week`,wx],[`2 weeks`,2*wx],[`month`,Tx],[`3 months`,3*Tx],[`6 months`,6*Tx],[`year`,Ex],[`2 years`,2*Ex],[`5 years`,5*Ex],[`10 years`,10*Ex],[`20 years`,20*Ex],[`50 years`,50*Ex],[`100 years`,100*Ex]],Ox=new Map([[`second`,bx],[`minute`,xx],[`hour`,Sx],[`day`,Cx],[`monday`,wx],[`tuesday`,wx],[`wednesday`,wx],[`thursday`,wx],[`friday`,wx],[`saturday`,wx],[`sunday`,wx],[`week`,wx],[`month`,Tx],[`year`,Ex]]),kx=new Map([[`second`,Gm],[`minute`,Km],[`hour`,Jm],[`day`,Xm],[`monday`,th],[`tuesday`,nh],[`wednesday`,rh],[`thursday`,ih],[`friday`,ah],[`saturday`,oh],[`sunday`,eh],[`week`,eh],[`month`,hh],[`year`,_h]]),Ax=new Map([[`second`,Gm],[`minute`,qm],[`hour`,Ym],[`day`,Qm],[`monday`,lh],[`tuesday`,uh],[`wednesday`,dh],[`thursday`,fh],[`friday`,ph],[`saturday`,mh],[`sunday`,ch],[`week`,ch],[`month`,gh],[`year`,vh]]),jx=Symbol(`intervalDuration`),Mx=Symbol(`intervalType`);for(let[e,t]of kx)t[jx]=Ox.get(e),t[Mx]=`time`;for(let[e,t]of Ax)t[jx]=Ox.get(e),t[Mx]=`utc`;var Nx=[[`year`,vh,`utc`],[`month`,gh,`utc`],[`day`,Qm,`utc`,6*Tx],[`hour`,Ym,`utc`,3*Cx],[`minute`,qm,`utc`,6*Sx],[`second`,Gm,`utc`,30*xx]],Px=[[`year`,_h,`time`],[`month`,hh,`time`],[`day`,Xm,`time`,6*Tx],[`hour`,Jm,`time`,3*Cx],[`minute`,Km,`time`,6*Sx],[`second`,Gm,`time`,30*xx]],Fx=[Nx[0],Px[0],Nx[1],Px[1],Nx[2],Px[2],...Nx.slice(3)];function Ix(e){let t=`${e}`.toLowerCase();t.endsWith(`s`)&&(t=t.slice(0,-1));let n=1,r=/^(?:(\d+)\s+)/.exec(t);switch(r&&(t=t.slice(r[0].length),n=+r[1]),t){case`quarter`:t=`month`,n*=3;break;case`half`:t=`month`,n*=6}let i=Ax.get(t);if(!i)throw Error(`unknown interval: ${e}`);if(n>1&&!i.every)throw Error(`non-periodic interval: ${t}`);return[t,n]}function Lx(e){return zx(Ix(e),`time`)}function Rx(e){return zx(Ix(e),`utc`)}function zx([e,t],n){let r=(n===`time`?kx:Ax).get(e);return t>1&&(r=r.every(t),r[jx]=Ox.get(e)*t,r[Mx]=n),r}function Bx(e,t){if(!(t>1))return;let n=e[jx];if(!Dx.some(([,e])=>e===n)||n%Cx===0&&Cx<n&&n<Tx)return;let[r]=Dx[_a(([,e])=>Math.log(e)).center(Dx,Math.log(n*t))];return(e[Mx]===`time`?Lx:Rx)(r)}function Vx(e,t,n){let r=t===`time`?Gg:Kg;if(n==null)return r(e===`year`?`%Y`:e===`month`?`%Y-%m`:e===`day`?`%Y-%m-%d`:e===`hour`||e===`minute`?`%Y-%m-%dT%H:%M`:e===`second`?`%Y-%m-%dT%H:%M:%S`:`%Y-%m-%dT%H:%M:%S.%L`);let i=Hx(n);switch(e){case`millisecond`:return Gx(r(`.%L`),r(`:%M:%S`),i);case`second`:return Gx(r(`:%S`),r(`%-I:%M`),i);case`minute`:return Gx(r(`%-I:%M`),r(`%p`),i);case`hour`:return Gx(r(`%-I %p`),r(`%b %-d`),i);case`day`:return Gx(r(`%-d`),r(`%b`),i);case`month`:return Gx(r(`%b`),r(`%Y`),i);case`year`:return r(`%Y`)}throw Error(`unable to format time ticks`)}function Hx(e){return e===`left`||e===`right`?(e,t)=>`\n${e}\n${t}`:e===`top`?(e,t)=>`${t}\n${e}`:(e,t)=>`${e}\n${t}`}function Ux(e){return e===`time`?Px:e===`utc`?Nx:Fx}function Wx(e,t,n){let r=no(_o(t,(e,t)=>Math.abs(t-e)));if(r<1e3)return Vx(`millisecond`,`utc`,n);for(let[i,a,o,s]of Ux(e)){if(r>s||i===`hour`&&!r)break;if(t.every(e=>a.floor(e)>=e))return Vx(i,o,n)}}function Gx(e,t,n){return(r,i,a)=>{let o=e(r,i),s=t(r,i),c=i-yx(a);return i!==c&&a[c]!==void 0&&s===t(a[c],c)?o:n(o,s)}}var Kx=Object.getPrototypeOf(Uint8Array),qx=Object.prototype.toString;function Jx(e){return e instanceof Array||e instanceof Kx}function Yx(e){return e instanceof Kx&&!Zx(e)}function Xx(e){return e?.prototype instanceof Kx&&!Qx(e)}function Zx(e){return e instanceof BigInt64Array||e instanceof BigUint64Array}function Qx(e){return e===BigInt64Array||e===BigUint64Array}var $x=Symbol(`reindex`);function eS(e,t,n){let r=typeof t;return r===`string`?TC(e)?iS(e.getChild(t),n):nS(e,sS(t),n):r===`function`?nS(e,t,n):r===`number`||t instanceof Date||r===`boolean`?kS(e,gS(t),n):typeof t?.transform==`function`?rS(t.transform(e),n):tS(rS(t,n),e?.[$x])}function tS(e,t){return e!=null&&t?US(e,t):e}function nS(e,t,n){return kS(e,Xx(n)?(e,n)=>yS(t(e,n)):t,n)}function rS(e,t){return t===void 0?DS(e):EC(e)?iS(e,t):e instanceof t?e:t.from(e,Xx(t)&&!Yx(e)?yS:void 0)}function iS(e,t){return e==null?e:(t===void 0||t===Array)&&DC(e.type)?bS(aS(e)):rS(aS(e),t)}function aS(e){return e.nullCount?e.toJSON():e.toArray()}var oS=[null],sS=e=>t=>{let n=t[e];return n===void 0&&t.type===`Feature`?t.properties?.[e]:n},cS={transform:HS},lS={transform:e=>e},uS=()=>1,dS=()=>!0,fS=e=>e==null?e:`${e}`,pS=e=>e==null?e:+e,mS=e=>e?e[0]:void 0,hS=e=>e?e[1]:void 0,gS=e=>()=>e;function _S(e){let t=`${e}`.slice(1)/100;return(e,n)=>lo(e,t,n)}function vS(e){return Yx(e)?e:kS(e,yS,Float64Array)}function yS(e){return e==null?NaN:Number(e)}function bS(e){return kS(e,xS)}function xS(e){return e instanceof Date&&!isNaN(e)?e:typeof e==`string`?vx(e):e==null||isNaN(e=Number(e))?void 0:new Date(e)}function SS(e,t){return e===void 0&&(e=t),e===null?[void 0,`none`]:mC(e)?[void 0,e]:[e,void 0]}function CS(e,t){return e===void 0&&(e=t),e===null||typeof e==`number`?[void 0,e]:[e,void 0]}function wS(e,t,n){if(e!=null)return TS(e,t,n)}function TS(e,t,n){let r=`${e}`.toLowerCase();if(!n.includes(r))throw Error(`invalid ${t}: ${e}`);return r}function ES(e){return TC(e)?e:DS(e)}function DS(e){if(e==null||Jx(e))return e;if(EC(e))return iS(e);if(OS(e))switch(e.type){case`FeatureCollection`:return e.features;case`GeometryCollection`:return e.geometries;default:return[e]}return Array.from(e)}function OS(e){switch(e?.type){case`FeatureCollection`:case`GeometryCollection`:case`Feature`:case`LineString`:case`MultiLineString`:case`MultiPoint`:case`MultiPolygon`:case`Point`:case`Polygon`:case`Sphere`:return!0;default:return!1}}function kS(e,t,n=Array){return e==null?e:e instanceof n?e.map(t):n.from(e,t)}function AS(e,t=Array){return e instanceof t?e.slice():t.from(e)}function jS({x:e,x1:t,x2:n}){return e!==void 0||t!==void 0||n!==void 0}function MS({y:e,y1:t,y2:n}){return e!==void 0||t!==void 0||n!==void 0}function NS(e){return jS(e)||MS(e)||e.interval!==void 0}function PS(e){return e?.toString===qx}function FS(e){return PS(e)&&(e.type!==void 0||e.domain!==void 0)}function IS(e){return PS(e)&&typeof e.transform!=`function`}function LS(e){return IS(e)&&e.value===void 0&&e.channel===void 0}function RS(e,t,n,r=lS){return t===void 0&&n===void 0?(t=0,n=e===void 0?r:e):t===void 0?t=e===void 0?0:e:n===void 0&&(n=e===void 0?0:e),[t,n]}function zS(e,t){return e===void 0&&t===void 0?[mS,hS]:[e,t]}function BS({z:e,fill:t,stroke:n}={}){return e===void 0&&([e]=SS(t)),e===void 0&&([e]=SS(n)),e}function VS(e){return Jx(e)?e.length:e?.numRows}function HS(e){let t=VS(e),n=new Uint32Array(t);for(let e=0;e<t;++e)n[e]=e;return n}function US(e,t){return Jx(e)?kS(t,t=>e[t],e.constructor):kS(t,t=>e.at(t))}function WS(e,t,n){return e.subarray?e.subarray(t,n):e.slice(t,n)}function GS(e){return typeof e==`object`&&e?e.valueOf():e}function KS(e){let t;return[{transform:()=>t,label:JS(e)},e=>t=e]}function qS(e){return e==null?[e]:KS(e)}function JS(e,t){return typeof e==`string`?e:e&&e.label!==void 0?e.label:t}function YS(e,t){return{transform(n){let r=e.transform(n),i=t.transform(n);return cC(r)||cC(i)?kS(r,(e,t)=>new Date((+r[t]+ +i[t])/2)):kS(r,(e,t)=>(+r[t]+ +i[t])/2,Float64Array)},label:e.label}}function XS(e,t){let n=ZS(t?.interval,t?.type);return n?kS(e,n):e}function ZS(e,t){let n=QS(e,t);return n&&(e=>sx(e)?n.floor(e):e)}function QS(e,t){if(e!=null){if(typeof e==`number`)return $S(e);if(typeof e==`string`)return(t===`time`?Lx:Rx)(e);if(typeof e.floor!=`function`)throw Error(`invalid interval; missing floor method`);if(typeof e.offset!=`function`)throw Error(`invalid interval; missing offset method`);return e}}function $S(e){e=+e,0<e&&e<1&&Number.isInteger(1/e)&&(e=-1/e);let t=Math.abs(e);return e<0?{floor:e=>Math.floor(e*t)/t,offset:(e,n=1)=>(e*t+Math.floor(n))/t,range:(e,n)=>yo(Math.ceil(e*t),n*t).map(e=>e/t)}:{floor:e=>Math.floor(e/t)*t,offset:(e,n=1)=>e+t*Math.floor(n),range:(e,n)=>yo(Math.ceil(e/t),n/t).map(e=>e*t)}}function eC(e,t){if(e=QS(e,t),e&&typeof e.range!=`function`)throw Error(`invalid interval: missing range method`);return e}function tC(e,t){if(e=eC(e,t),e&&typeof e.ceil!=`function`)throw Error(`invalid interval: missing ceil method`);return e}function nC(e){return typeof e?.range==`function`}function rC(e){return e===void 0||IS(e)?e:{value:e}}function iC(e){return e==null?null:{transform:t=>eS(t,e,Float64Array),label:JS(e)}}function aC(e){return e&&typeof e[Symbol.iterator]==`function`}function oC(e){for(let t of e)if(t!=null)return typeof t!=`object`||t instanceof Date}function sC(e){for(let t of e){if(t==null)continue;let e=typeof t;return e===`string`||e===`boolean`}}function cC(e){for(let t of e)if(t!=null)return t instanceof Date}function lC(e){for(let t of e)if(t!=null)return typeof t==`string`&&isNaN(t)&&vx(t)}function uC(e){for(let t of e)if(t!=null){if(typeof t!=`string`)return!1;if(t.trim())return!isNaN(t)}}function dC(e){for(let t of e)if(t!=null)return typeof t==`number`}function fC(e,t){let n;for(let r of e)if(r!=null){if(!t(r))return!1;n=!0}return n}var pC=new Set(`none,currentcolor,transparent,aliceblue,antiquewhite,aqua,aquamarine,azure,beige,bisque,black,blanchedalmond,blue,blueviolet,brown,burlywood,cadetblue,chartreuse,chocolate,coral,cornflowerblue,cornsilk,crimson,cyan,darkblue,darkcyan,darkgoldenrod,darkgray,darkgreen,darkgrey,darkkhaki,darkmagenta,darkolivegreen,darkorange,darkorchid,darkred,darksalmon,darkseagreen,darkslateblue,darkslategray,darkslategrey,darkturquoise,darkviolet,deeppink,deepskyblue,dimgray,dimgrey,dodgerblue,firebrick,floralwhite,forestgreen,fuchsia,gainsboro,ghostwhite,gold,goldenrod,gray,green,greenyellow,grey,honeydew,hotpink,indianred,indigo,ivory,khaki,lavender,lavenderblush,lawngreen,lemonchiffon,lightblue,lightcoral,lightcyan,lightgoldenrodyellow,lightgray,lightgreen,lightgrey,lightpink,lightsalmon,lightseagreen,lightskyblue,lightslategray,lightslategrey,lightsteelblue,lightyellow,lime,limegreen,linen,magenta,maroon,mediumaquamarine,mediumblue,mediumorchid,mediumpurple,mediumseagreen,mediumslateblue,mediumspringgreen,mediumturquoise,mediumvioletred,midnightblue,mintcream,mistyrose,moccasin,navajowhite,navy,oldlace,olive,olivedrab,orange,orangered,orchid,palegoldenrod,palegreen,paleturquoise,palevioletred,papayawhip,peachpuff,peru,pink,plum,powderblue,purple,rebeccapurple,red,rosybrown,royalblue,saddlebrown,salmon,sandybrown,seagreen,seashell,sienna,silver,skyblue,slateblue,slategray,slategrey,snow,springgreen,steelblue,tan,teal,thistle,tomato,turquoise,violet,wheat,white,whitesmoke,yellow`.split(`,`));function mC(e){return typeof e==`string`&&(e=e.toLowerCase().trim(),/^#[0-9a-f]{3,8}$/.test(e)||/^(?:url|var|rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix)\(.*\)$/.test(e)||pC.has(e))}function hC(e){return typeof e==`number`&&(0<=e&&e<=1||isNaN(e))}function gC(e){return e==null||_C(e)}function _C(e){return/^\s*none\s*$/i.test(e)}function vC(e){return/^\s*round\s*$/i.test(e)}function yC(e,t){return wS(e,t,[`middle`,`top-left`,`top`,`top-right`,`right`,`bottom-right`,`bottom`,`bottom-left`,`left`])}function bC(e=`middle`){return yC(e,`frameAnchor`)}function xC(e={},...t){let n=e;for(let r of t)for(let t in r)if(n[t]===void 0){let i=r[t];n===e?n={...n,[t]:i}:n[t]=i}return n}function SC(e){console.warn(`named iterables are deprecated; please use an object instead`);let t=new Set;return Object.fromEntries(Array.from(e,e=>{let{name:n}=e;if(n==null)throw Error(`missing name`);let r=`${n}`;if(r===`__proto__`)throw Error(`illegal name: ${r}`);if(t.has(r))throw Error(`duplicate name: ${r}`);return t.add(r),[n,e]}))}function CC(e){return aC(e)?SC(e):e}function wC(e){return e===!0?e=`frame`:e===!1?e=null:!OS(e)&&e!=null&&(e=TS(e,`clip`,[`frame`,`sphere`]),e===`sphere`&&(e={type:`Sphere`})),e}function TC(e){return e&&typeof e.getChild==`function`&&typeof e.toArray==`function`&&e.schema&&Array.isArray(e.schema.fields)}function EC(e){return e&&typeof e.toArray==`function`&&e.type}function DC(e){return e&&(e.typeId===8||e.typeId===10)&&e.unit===1}var OC=Symbol(`position`),kC=Symbol(`color`),AC=Symbol(`radius`),jC=Symbol(`length`),MC=Symbol(`opacity`),NC=Symbol(`symbol`),PC=Symbol(`projection`),FC=new Map([[`x`,OC],[`y`,OC],[`fx`,OC],[`fy`,OC],[`r`,AC],[`color`,kC],[`opacity`,MC],[`symbol`,NC],[`length`,jC],[`projection`,PC]]);function IC(e){return e===OC||e===PC}function LC(e){return e===OC||e===AC||e===jC||e===MC}var RC=2/Math.sqrt(3),zC=new Map([[`asterisk`,Ky],[`circle`,qy],[`cross`,Jy],[`diamond`,Zy],[`diamond2`,Qy],[`hexagon`,{draw(e,t){let n=Math.sqrt(t/Math.PI),r=n*RC,i=r/2;e.moveTo(0,r),e.lineTo(n,i),e.lineTo(n,-i),e.lineTo(0,-r),e.lineTo(-n,-i),e.lineTo(-n,i),e.closePath()}}],[`plus`,$y],[`square`,eb],[`square2`,tb],[`star`,ob],[`times`,gb],[`triangle`,cb],[`triangle2`,ub],[`wye`,hb]]);function BC(e){return e&&typeof e.draw==`function`}function VC(e){return BC(e)?!0:typeof e==`string`&&zC.has(e.toLowerCase())}function HC(e){if(e==null||BC(e))return e;let t=zC.get(`${e}`.toLowerCase());if(t)return t;throw Error(`invalid symbol: ${e}`)}function UC(e){if(e==null||BC(e))return[void 0,e];if(typeof e==`string`){let t=zC.get(`${e}`.toLowerCase());if(t)return[void 0,t]}return[e,void 0]}function WC({filter:e,sort:t,reverse:n,transform:r,initializer:i,...a}={},o){if(r===void 0&&(e!=null&&(r=YC(e)),t!=null&&!LS(t)&&(r=KC(r,QC(t))),n&&(r=KC(r,XC))),o!=null&&i!=null)throw Error(`transforms cannot be applied after initializers`);return{...a,...(t===null||LS(t))&&{sort:t},transform:KC(r,o)}}function GC({filter:e,sort:t,reverse:n,initializer:r,...i}={},a){return r===void 0&&(e!=null&&(r=YC(e)),t!=null&&!LS(t)&&(r=qC(r,QC(t))),n&&(r=qC(r,XC))),{...i,...(t===null||LS(t))&&{sort:t},initializer:qC(r,a)}}function KC(e,t){return e==null?t===null?void 0:t:t==null?e===null?void 0:e:function(n,r,i){return{data:n,facets:r}=e.call(this,n,r,i),t.call(this,ES(n),r,i)}}function qC(e,t){return e==null?t===null?void 0:t:t==null?e===null?void 0:e:function(n,r,i,...a){let o,s,c,l,u,d;return{data:s=n,facets:c=r,channels:o}=e.call(this,n,r,i,...a),{data:u=s,facets:d=c,channels:l}=t.call(this,s,c,{...i,...o},...a),{data:u,facets:d,channels:{...o,...l}}}}function JC(e,t){return(e.initializer==null?WC:GC)(e,t)}function YC(e){return(t,n)=>{let r=eS(t,e);return{data:t,facets:n.map(e=>e.filter(e=>r[e]))}}}function XC(e,t){return{data:e,facets:t.map(e=>e.slice().reverse())}}function ZC(e,{sort:t,...n}={}){return{...(IS(e)&&e.channel!==void 0?GC:JC)(n,QC(e)),sort:LS(t)?t:null}}function QC(e){return(typeof e==`function`&&e.length!==1?$C:ew)(e)}function $C(e){return(t,n)=>{let r=Jx(t)?(n,r)=>e(t[n],t[r]):(n,r)=>e(t.get(n),t.get(r));return{data:t,facets:n.map(e=>e.slice().sort(r))}}}function ew(e){let t,n;({channel:t,value:e,order:n}={...rC(e)});let r=t?.startsWith(`-`);if(r&&(t=t.slice(1)),n===void 0&&(n=r?lx:cx),typeof n!=`function`)switch(`${n}`.toLowerCase()){case`ascending`:n=cx;break;case`descending`:n=lx;break;default:throw Error(`invalid order: ${n}`)}return(r,i,a)=>{let o;if(t===void 0)o=eS(r,e);else{if(a===void 0)throw Error(`channel sort requires an initializer`);if(o=a[t],!o)return{};o=o.value}let s=(e,t)=>n(o[e],o[t]);return{data:r,facets:i.map(e=>e.slice().sort(s))}}}function tw(e,t,n=nw){if(e==null)return n(e);if(typeof e.reduceIndex==`function`)return e;if(typeof e.reduce==`function`&&PS(e))return rw(e);if(typeof e==`function`)return iw(e);if(/^p\d{2}$/i.test(e))return aw(_S(e));switch(`${e}`.toLowerCase()){case`first`:return cw;case`last`:return lw;case`identity`:return sw;case`count`:return uw;case`distinct`:return dw;case`sum`:return t==null?uw:fw;case`proportion`:return pw(t,`data`);case`proportion-facet`:return pw(t,`facet`);case`deviation`:return aw(Aa);case`min`:return aw(io);case`min-index`:return aw(ao);case`max`:return aw(no);case`max-index`:return aw(ro);case`mean`:return ow(fo);case`median`:return ow(po);case`variance`:return aw(ka);case`mode`:return aw(go)}return n(e)}function nw(e){throw Error(`invalid reduce: ${e}`)}function rw(e){return console.warn(`deprecated reduce interface; implement reduceIndex instead.`),{...e,reduceIndex:e.reduce.bind(e)}}function iw(e){return{reduceIndex(t,n,r){return e(US(n,t),r)}}}function aw(e){return{reduceIndex(t,n){return e(t,e=>n[e])}}}function ow(e){return{reduceIndex(t,n){let r=e(t,e=>n[e]);return cC(n)?new Date(r):r}}}var sw={reduceIndex(e,t){return US(t,e)}},cw={reduceIndex(e,t){return t[e[0]]}},lw={reduceIndex(e,t){return t[e[e.length-1]]}},uw={label:`Frequency`,reduceIndex(e){return e.length}},dw={label:`Distinct`,reduceIndex(e,t){let n=new Pa;for(let r of e)n.add(t[r]);return n.size}},fw=aw(bo);function pw(e,t){return e==null?{scope:t,label:`Frequency`,reduceIndex:(e,t,n=1)=>e.length/n}:{scope:t,reduceIndex:(e,t,n=1)=>bo(e,e=>t[e])/n}}function mw(e,{scale:t,type:n,value:r,filter:i,hint:a,label:o=JS(r)},s){return a===void 0&&typeof r?.transform==`function`&&(a=r.hint),_w(s,{scale:t,type:n,value:eS(e,r),label:o,filter:i,hint:a})}function hw(e,t){return Object.fromEntries(Object.entries(e).map(([e,n])=>[e,mw(t,n,e)]))}function gw(e,t){let n=Object.fromEntries(Object.entries(e).map(([e,{scale:n,value:r}])=>{let i=n==null?null:t[n];return[e,i==null?r:kS(r,i)]}));return n.channels=e,n}function _w(e,t){let{scale:n,value:r}=t;if(n===!0||n===`auto`)switch(e){case`fill`:case`stroke`:case`color`:t.scale=n!==!0&&fC(r,mC)?null:`color`,t.defaultScale=`color`;break;case`fillOpacity`:case`strokeOpacity`:case`opacity`:t.scale=n!==!0&&fC(r,hC)?null:`opacity`,t.defaultScale=`opacity`;break;case`symbol`:n!==!0&&fC(r,VC)?(t.scale=null,t.value=kS(r,HC)):t.scale=`symbol`,t.defaultScale=`symbol`;break;default:t.scale=FC.has(e)?e:null}else if(n===!1)t.scale=null;else if(n!=null&&!FC.has(n))throw Error(`unknown scale: ${n}`);return t}function vw(e,t,n,r,i){let{order:a,reverse:o,reduce:s=!0,limit:c}=i;for(let l in i){if(!FC.has(l))continue;let{value:u,order:d=a,reverse:f=o,reduce:p=s,limit:m=c}=rC(i[l]),h=u?.startsWith(`-`);if(h&&(u=u.slice(1)),d=d===void 0?h===(u===`width`||u===`height`)?ww:Tw:Cw(d),p==null||p===!1)continue;let g=l===`fx`||l===`fy`?bw(t,r[l]):yw(n,l);if(!g)throw Error(`missing channel for scale: ${l}`);let _=g.value,[v=0,y=1/0]=aC(m)?m:m<0?[m]:[0,m];if(u==null)g.domain=()=>{let e=Array.from(new Pa(_));return f&&(e=e.reverse()),(v!==0||y!==1/0)&&(e=e.slice(v,y)),e};else{let t=u===`data`?e:u===`height`?xw(n,`y1`,`y2`):u===`width`?xw(n,`x1`,`x2`):Sw(n,u,u===`y`?`y2`:u===`x`?`x2`:void 0),r=tw(p===!0?`max`:p,t);g.domain=()=>{let e=Ha(HS(_),e=>r.reduceIndex(e,t),e=>_[e]);return d&&e.sort(d),f&&e.reverse(),(v!==0||y!==1/0)&&(e=e.slice(v,y)),e.map(mS)}}}}function yw(e,t){for(let n in e){let r=e[n];if(r.scale===t)return r}}function bw(e,t){let n=e.original;if(n===e)return t;let r=t.value,i=t.value=[];for(let t=0;t<n.length;++t){let a=r[n[t][0]];for(let n of e[t])i[n]=a}return t}function xw(e,t,n){let r=Sw(e,t);return kS(Sw(e,n),(e,t)=>Math.abs(e-r[t]),Float64Array)}function Sw(e,t,n){let r=e[t];if(!r&&n!==void 0&&(r=e[n]),r)return r.value;throw Error(`missing channel: ${t}`)}function Cw(e){if(e==null||typeof e==`function`)return e;switch(`${e}`.toLowerCase()){case`ascending`:return ww;case`descending`:return Tw}throw Error(`invalid order: ${e}`)}function ww([e,t],[n,r]){return cx(t,r)||cx(e,n)}function Tw([e,t],[n,r]){return lx(t,r)||cx(e,n)}function Ew(e,t){let n=e[t];if(n){for(;n.source;)n=n.source;return n.source===null?null:n}}var Dw=new Map([[`accent`,Q_],[`category10`,Z_],[`dark2`,$_],[`observable10`,ev],[`paired`,tv],[`pastel1`,nv],[`pastel2`,rv],[`set1`,iv],[`set2`,av],[`set3`,ov],[`tableau10`,sv]]);function Ow(e){return e!=null&&Dw.has(`${e}`.toLowerCase())}var kw=new Map([...Dw,[`brbg`,jw(lv,uv)],[`prgn`,jw(dv,fv)],[`piyg`,jw(pv,mv)],[`puor`,jw(hv,gv)],[`rdbu`,jw(_v,vv)],[`rdgy`,jw(yv,bv)],[`rdylbu`,jw(xv,Sv)],[`rdylgn`,jw(Cv,wv)],[`spectral`,jw(Tv,Ev)],[`burd`,Mw(_v,vv)],[`buylrd`,Mw(xv,Sv)],[`blues`,Aw(Zv,Qv)],[`greens`,Aw($v,ey)],[`greys`,Aw(ty,ny)],[`oranges`,Aw(sy,cy)],[`purples`,Aw(ry,iy)],[`reds`,Aw(ay,oy)],[`turbo`,Nw(yy)],[`viridis`,Nw(xy)],[`magma`,Nw(Sy)],[`inferno`,Nw(Cy)],[`plasma`,Nw(wy)],[`cividis`,Nw(ly)],[`cubehelix`,Nw(uy)],[`warm`,Nw(dy)],[`cool`,Nw(fy)],[`bugn`,Aw(Dv,Ov)],[`bupu`,Aw(kv,Av)],[`gnbu`,Aw(jv,Mv)],[`orrd`,Aw(Nv,Pv)],[`pubu`,Aw(Lv,Rv)],[`pubugn`,Aw(Fv,Iv)],[`purd`,Aw(zv,Bv)],[`rdpu`,Aw(Vv,Hv)],[`ylgn`,Aw(Gv,Kv)],[`ylgnbu`,Aw(Uv,Wv)],[`ylorbr`,Aw(qv,Jv)],[`ylorrd`,Aw(Yv,Xv)],[`rainbow`,Pw(my)],[`sinebow`,Pw(vy)]]);function Aw(e,t){return({length:n})=>n===1?[e[3][1]]:n===2?[e[3][1],e[3][2]]:(n=Math.max(3,Math.floor(n)),n>9?zu(t,n):e[n])}function jw(e,t){return({length:n})=>n===2?[e[3][0],e[3][2]]:(n=Math.max(3,Math.floor(n)),n>11?zu(t,n):e[n])}function Mw(e,t){return({length:n})=>n===2?[e[3][2],e[3][0]]:(n=Math.max(3,Math.floor(n)),n>11?zu(e=>t(1-e),n):e[n].slice().reverse())}function Nw(e){return({length:t})=>zu(e,Math.max(2,Math.floor(t)))}function Pw(e){return({length:t})=>zu(e,Math.floor(t)+1).slice(0,-1)}function Fw(e){let t=`${e}`.toLowerCase();if(!kw.has(t))throw Error(`unknown ordinal scheme: ${t}`);return kw.get(t)}function Iw(e,t){let n=Fw(e),r=typeof n==`function`?n({length:t}):n;return r.length===t?r:r.slice(0,t)}function Lw(e,t=`greys`){let n=new Set,[r,i]=Iw(t,2);for(let t of e)if(t!=null){if(t===!0)n.add(i);else if(t===!1)n.add(r);else return}return[...n]}var Rw=new Map([[`brbg`,uv],[`prgn`,fv],[`piyg`,mv],[`puor`,gv],[`rdbu`,vv],[`rdgy`,bv],[`rdylbu`,Sv],[`rdylgn`,wv],[`spectral`,Ev],[`burd`,e=>vv(1-e)],[`buylrd`,e=>Sv(1-e)],[`blues`,Qv],[`greens`,ey],[`greys`,ny],[`purples`,iy],[`reds`,oy],[`oranges`,cy],[`turbo`,yy],[`viridis`,xy],[`magma`,Sy],[`inferno`,Cy],[`plasma`,wy],[`cividis`,ly],[`cubehelix`,uy],[`warm`,dy],[`cool`,fy],[`bugn`,Ov],[`bupu`,Av],[`gnbu`,Mv],[`orrd`,Pv],[`pubugn`,Iv],[`pubu`,Rv],[`purd`,Bv],[`rdpu`,Hv],[`ylgnbu`,Wv],[`ylgn`,Kv],[`ylorbr`,Jv],[`ylorrd`,Xv],[`rainbow`,my],[`sinebow`,vy]]);function zw(e){let t=`${e}`.toLowerCase();if(!Rw.has(t))throw Error(`unknown quantitative scheme: ${t}`);return Rw.get(t)}var Bw=new Set([`brbg`,`prgn`,`piyg`,`puor`,`rdbu`,`rdgy`,`rdylbu`,`rdylgn`,`spectral`,`burd`,`buylrd`]);function Vw(e){return e!=null&&Bw.has(`${e}`.toLowerCase())}var Hw=e=>t=>e(1-t),Uw=[0,1],Ww=new Map([[`number`,vu],[`rgb`,du],[`hsl`,Mu],[`hcl`,Fu],[`lab`,Nu]]);function Gw(e){let t=`${e}`.toLowerCase();if(!Ww.has(t))throw Error(`unknown interpolator: ${t}`);return Ww.get(t)}function Kw(e,t,n,{type:r,nice:i,clamp:a,zero:o,domain:s=oT(e,n),unknown:c,round:l,scheme:u,interval:d,range:f=FC.get(e)===AC?cT(n,s):FC.get(e)===jC?lT(n,s):FC.get(e)===MC?Uw:void 0,interpolate:p=FC.get(e)===kC?u==null&&f!==void 0?du:zw(u===void 0?r===`cyclical`?`rainbow`:`turbo`:u):l?Eu:vu,reverse:m}){if(s=qw(s),d=eC(d,r),(r===`cyclical`||r===`sequential`)&&(r=`linear`),typeof p!=`function`&&(p=Gw(p)),m=!!m,f!==void 0&&s.length!==(f=qw(f)).length){if(p.length===1)throw Error(`invalid piecewise interpolator`);p=Ru(p,f),f=void 0}if(p.length===1?(m&&=(p=Hw(p),!1),f===void 0&&(f=Float64Array.from(s,(e,t)=>t/(s.length-1)),f.length===2&&(f=Uw)),t.interpolate((f===Uw?gS:fT)(p))):t.interpolate(p),o){let[e,t]=ja(s);(e>0||t<0)&&(s=AS(s),(yx(s)||1)===Math.sign(e)?s[0]=0:s[s.length-1]=0)}return m&&(s=xo(s)),t.domain(s).unknown(c),i&&(t.nice(Jw(i,r)),s=t.domain()),f!==void 0&&t.range(f),a&&t.clamp(a),{type:r,domain:s,range:f,scale:t,interpolate:p,interval:d}}function qw(e){return e=DS(e),e.length>=2?e:[e[0],e[0]]}function Jw(e,t){return e===!0?void 0:typeof e==`number`?e:tC(e,t)}function Yw(e,t,n){return Kw(e,g_(),t,n)}function Xw(e,t,n){return Zw(e,t,{...n,exponent:.5})}function Zw(e,t,{exponent:n=1,...r}){return Kw(e,L_().exponent(n),t,{...r,type:`pow`})}function Qw(e,t,{base:n=10,domain:r=uT(t),...i}){return Kw(e,O_().base(n),t,{...i,domain:r})}function $w(e,t,{constant:n=1,...r}){return Kw(e,M_().constant(n),t,r)}function eT(e,t,{range:n,quantiles:r=n===void 0?5:(n=[...n]).length,n:i=r,scheme:a=`rdylbu`,domain:o=dT(t),unknown:s,interpolate:c,reverse:l}){return n===void 0&&(n=c===void 0?FC.get(e)===kC?Iw(a,i):void 0:zu(c,i)),o.length>0&&(o=R_(o,n===void 0?{length:i}:n).quantiles()),nT(e,t,{domain:o,range:n,reverse:l,unknown:s})}function tT(e,t,{range:n,n:r=n===void 0?5:(n=[...n]).length,scheme:i=`rdylbu`,domain:a=oT(e,t),unknown:o,interpolate:s,reverse:c}){let[l,u]=ja(a),d;return n===void 0?(d=$a(l,u,r),d[0]<=l&&d.splice(0,1),d[d.length-1]>=u&&d.pop(),r=d.length+1,n=s===void 0?FC.get(e)===kC?Iw(i,r):void 0:zu(s,r)):(d=zu(vu(l,u),r+1).slice(1,-1),l instanceof Date&&(d=d.map(e=>new Date(e)))),yx(DS(a))<0&&d.reverse(),nT(e,t,{domain:d,range:n,reverse:c,unknown:o})}function nT(e,t,{domain:n=[0],unknown:r,scheme:i=`rdylbu`,interpolate:a,range:o=a===void 0?FC.get(e)===kC?Iw(i,n.length+1):void 0:zu(a,n.length+1),reverse:s}){n=DS(n);let c=yx(n);if(!isNaN(c)&&!rT(n,c))throw Error(`the ${e} scale has a non-monotonic domain`);return s&&(o=xo(o)),{type:`threshold`,scale:z_(c<0?xo(n):n,o===void 0?[]:o).unknown(r),domain:n,range:o}}function rT(e,t){for(let n=1,r=e.length,i=e[0];n<r;++n){let r=ga(i,i=e[n]);if(r!==0&&r!==t)return!1}return!0}function iT(e){return{type:`identity`,scale:LC(FC.get(e))?__():e=>e}}function aT(e,t=dx){return e.length?[io(e,({value:e})=>e===void 0?e:io(e,t)),no(e,({value:e})=>e===void 0?e:no(e,t))]:[0,1]}function oT(e,t){let n=FC.get(e);return(n===AC||n===MC||n===jC?sT:aT)(t)}function sT(e){return[0,e.length?no(e,({value:e})=>e===void 0?e:no(e,dx)):1]}function cT(e,t){let n=e.find(({radius:e})=>e!==void 0);if(n!==void 0)return[0,n.radius];let r=lo(e,.5,({value:e})=>e===void 0?NaN:lo(e,.25,fx)),i=t.map(e=>3*Math.sqrt(e/r)),a=30/no(i);return a<1?i.map(e=>e*a):i}function lT(e,t){let n=po(e,({value:e})=>e===void 0?NaN:po(e,Math.abs)),r=t.map(e=>12*e/n),i=60/no(r);return i<1?r.map(e=>e*i):r}function uT(e){for(let{value:t}of e)if(t!==void 0)for(let n of t){if(n>0)return aT(e,fx);if(n<0)return aT(e,px)}return[1,10]}function dT(e){let t=[];for(let{value:n}of e)if(n!==void 0)for(let e of n)t.push(e);return t}function fT(e){return(t,n)=>r=>e(t+r*(n-t))}var pT=0,mT;function hT(){let e=pT;return pT=0,mT=void 0,e}function gT(e){e!==mT&&(mT=e,console.warn(e),++pT)}function _T(e,t,n,r,{type:i,nice:a,clamp:o,domain:s=aT(r),unknown:c,pivot:l=0,scheme:u,range:d,symmetric:f=!0,interpolate:p=FC.get(e)===kC?u==null&&d!==void 0?du:zw(u===void 0?`rdbu`:u):vu,reverse:m}){l=+l,s=DS(s);let[h,g]=s;if(s.length>2&&gT(`Warning: the diverging ${e} scale domain contains extra elements.`),ga(h,g)<0&&([h,g]=[g,h],m=!m),h=Math.min(h,l),g=Math.max(g,l),typeof p!=`function`&&(p=Gw(p)),d!==void 0&&(p=p.length===1?fT(p)(...d):Ru(p,d)),m&&(p=Hw(p)),f){let e=n.apply(l),t=e-n.apply(h),r=n.apply(g)-e;t<r?h=n.invert(e-r):t>r&&(g=n.invert(e+t))}return t.domain([h,l,g]).unknown(c).interpolator(p),o&&t.clamp(o),a&&t.nice(a),{type:i,domain:[h,g],pivot:l,interpolate:p,scale:t}}function vT(e,t,n){return _T(e,q_(),CT,t,n)}function yT(e,t,n){return bT(e,t,{...n,exponent:.5})}function bT(e,t,{exponent:n=1,...r}){return _T(e,X_().exponent(n=+n),ET(n),t,{...r,type:`diverging-pow`})}function xT(e,t,{base:n=10,pivot:r=1,domain:i=aT(t,r<0?px:fx),...a}){return _T(e,J_().base(n=+n),wT,t,{domain:i,pivot:r,...a})}function ST(e,t,{constant:n=1,...r}){return _T(e,Y_().constant(n=+n),DT(n),t,r)}var CT={apply(e){return e},invert(e){return e}},wT={apply:Math.log,invert:Math.exp},TT={apply(e){return Math.sign(e)*Math.sqrt(Math.abs(e))},invert(e){return e*e*Math.sign(e)}};function ET(e){return e===.5?TT:{apply(t){return Math.sign(t)*Math.abs(t)**+e},invert(t){return Math.sign(t)*Math.abs(t)**(1/e)}}}function DT(e){return{apply(t){return Math.sign(t)*Math.log1p(Math.abs(t/e))},invert(t){return Math.sign(t)*Math.expm1(Math.abs(t))*e}}}function OT(e,t,n,r){return Kw(e,t,n,r)}function kT(e,t,n){return OT(e,U_(),t,n)}function AT(e,t,n){return OT(e,W_(),t,n)}var jT=Symbol(`ordinal`);function MT(e,t,n,{type:r,interval:i,domain:a,range:o,reverse:s,hint:c}){return i=eC(i,r),a===void 0&&(a=LT(n,i,e)),(r===`categorical`||r===jT)&&(r=`ordinal`),s&&(a=xo(a)),a=t.domain(a).domain(),o!==void 0&&(typeof o==`function`&&(o=o(a)),t.range(o)),{type:r,domain:a,range:o,scale:t,hint:c,interval:i}}function NT(e,t,{type:n,interval:r,domain:i,range:a,scheme:o,unknown:s,...c}){r=eC(r,n),i===void 0&&(i=LT(t,r,e));let l;if(FC.get(e)===NC)l=zT(t),a=a===void 0?BT(l):kS(a,HC);else if(FC.get(e)===kC&&(a===void 0&&(n===`ordinal`||n===jT)&&(a=Lw(i,o),a!==void 0&&(o=void 0)),o===void 0&&a===void 0&&(o=n===`ordinal`?`turbo`:`observable10`),o!==void 0)){if(a!==void 0){let e=zw(o),t=a[0],n=a[1]-a[0];a=({length:r})=>zu(r=>e(t+n*r),r)}else a=Fw(o)}if(s===Qg)throw Error(`implicit unknown on ${e} scale is not supported`);return MT(e,$g().unknown(s),t,{...c,type:n,domain:i,range:a,hint:l})}function PT(e,t,{align:n=.5,padding:r=.5,...i}){return IT(n_().align(n).padding(r),t,i,e)}function FT(e,t,{align:n=.5,padding:r=.1,paddingInner:i=r,paddingOuter:a=e===`fx`||e===`fy`?0:r,...o}){return IT(e_().align(n).paddingInner(i).paddingOuter(a),t,o,e)}function IT(e,t,n,r){let{round:i}=n;return i!==void 0&&e.round(i=!!i),e=MT(r,e,t,n),e.round=i,e}function LT(e,t,n){let r=new Pa;for(let{value:t,domain:n}of e){if(n!==void 0)return n();if(t!==void 0)for(let e of t)r.add(e)}if(t!==void 0){let[e,n]=ja(r).map(t.floor,t);return t.range(e,t.offset(n))}if(r.size>1e4&&FC.get(n)===OC)throw Error(`implicit ordinal domain of ${n} scale has more than 10,000 values`);return Ga(r,cx)}function RT(e,t){let n;for(let{hint:r}of e){let e=r?.[t];if(e!==void 0){if(n===void 0)n=e;else if(n!==e)return}}return n}function zT(e){return{fill:RT(e,`fill`),stroke:RT(e,`stroke`)}}function BT(e){return gC(e.fill)?vb:_b}function VT(e,{label:t,inset:n=0,insetTop:r=n,insetRight:i=n,insetBottom:a=n,insetLeft:o=n,round:s,nice:c,clamp:l,zero:u,align:d,padding:f,projection:p,facet:{label:m=t}={},...h}={}){let g={};for(let[n,_]of e){let e=h[n],v=$T(n,_,{round:FC.get(n)===OC?s:void 0,nice:c,clamp:l,zero:u,align:d,padding:f,projection:p,...e});if(v){let{label:s=n===`fx`||n===`fy`?m:t,percent:c,transform:l,inset:u,insetTop:d=u===void 0?n===`y`?r:0:u,insetRight:f=u===void 0?n===`x`?i:0:u,insetBottom:p=u===void 0?n===`y`?a:0:u,insetLeft:h=u===void 0?n===`x`?o:0:u}=e||{};if(l==null)l=void 0;else if(typeof l!=`function`)throw Error(`invalid scale transform; not a function`);v.percent=!!c,v.label=s===void 0?WT(_,v):s,v.transform=l,n===`x`||n===`fx`?(v.insetLeft=+h,v.insetRight=+f):(n===`y`||n===`fy`)&&(v.insetTop=+d,v.insetBottom=+p),g[n]=v}}return g}function HT(e){let t={},n={scales:t};for(let[r,i]of Object.entries(e)){let{scale:e,type:a,interval:o,label:s}=i;t[r]=fE(i),n[r]=e,e.type=a,o!=null&&(e.interval=o),s!=null&&(e.label=s)}return n}function UT(e,t){let{x:n,y:r,fx:i,fy:a}=e,o=i||a?KT(t):t;i&&JT(i,o),a&&YT(a,o);let s=i||a?qT(e,t):t;n&&JT(n,s),r&&YT(r,s)}function WT(e=[],t){let n;for(let{label:t}of e)if(t!==void 0){if(n===void 0)n=t;else if(n!==t)return}if(n!==void 0)return!aE(t)&&t.percent&&(n=`${n} (%)`),{inferred:!0,toString:()=>n}}function GT(e){return Math.sign(yx(e.domain()))*Math.sign(yx(e.range()))}function KT(e){let{marginTop:t,marginRight:n,marginBottom:r,marginLeft:i,width:a,height:o,facet:{marginTop:s,marginRight:c,marginBottom:l,marginLeft:u}}=e;return{marginTop:Math.max(t,s),marginRight:Math.max(n,c),marginBottom:Math.max(r,l),marginLeft:Math.max(i,u),width:a,height:o}}function qT({fx:e,fy:t},n){let{marginTop:r,marginRight:i,marginBottom:a,marginLeft:o,width:s,height:c}=KT(n);return{marginTop:r,marginRight:i,marginBottom:a,marginLeft:o,width:e?e.scale.bandwidth()+o+i:s,height:t?t.scale.bandwidth()+r+a:c,facet:{width:s,height:c}}}function JT(e,t){if(e.range===void 0){let{insetLeft:n,insetRight:r}=e,{width:i,marginLeft:a=0,marginRight:o=0}=t,s=a+n,c=i-o-r;e.range=[s,Math.max(s,c)],aE(e)||(e.range=QT(e)),e.scale.range(e.range)}XT(e)}function YT(e,t){if(e.range===void 0){let{insetTop:n,insetBottom:r}=e,{height:i,marginTop:a=0,marginBottom:o=0}=t,s=a+n,c=i-o-r;e.range=[Math.max(s,c),s],aE(e)?e.range.reverse():e.range=QT(e),e.scale.range(e.range)}XT(e)}function XT(e){e.round===void 0&&sE(e)&&ZT(e)<=30&&e.scale.round(!0)}function ZT({scale:e}){let t=e.domain().length,[n,r]=e.range(),i=e.paddingInner?e.paddingInner():1,a=e.paddingOuter?e.paddingOuter():e.padding(),o=t-i,s=Math.abs(r-n)/Math.max(1,o+a*2);return(s-Math.floor(s))*o}function QT(e){let t=e.scale.domain().length+oE(e);if(!(t>2))return e.range;let[n,r]=e.range;return Array.from({length:t},(e,i)=>n+i/(t-1)*(r-n))}function $T(e,t=[],n={}){let r=rE(e,t,n);if(n.type===void 0&&n.domain===void 0&&n.range===void 0&&n.interval==null&&e!==`fx`&&e!==`fy`&&aE({type:r})){let n=t.map(({value:e})=>e).filter(e=>e!==void 0);n.some(cC)?gT(`Warning: some data associated with the ${e} scale are dates. Dates are typically associated with a "utc" or "time" scale rather than a "${eE(r)}" scale. If you are using a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat this data as ordinal, you can specify the interval of the ${e} scale (e.g., d3.utcDay), or you can suppress this warning by setting the type of the ${e} scale to "${eE(r)}".`):n.some(lC)?gT(`Warning: some data associated with the ${e} scale are strings that appear to be dates (e.g., YYYY-MM-DD). If these strings represent dates, you should parse them to Date objects. Dates are typically associated with a "utc" or "time" scale rather than a "${eE(r)}" scale. If you are using a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat this data as ordinal, you can suppress this warning by setting the type of the ${e} scale to "${eE(r)}".`):n.some(uC)&&gT(`Warning: some data associated with the ${e} scale are strings that appear to be numbers. If these strings represent numbers, you should parse or coerce them to numbers. Numbers are typically associated with a "linear" scale rather than a "${eE(r)}" scale. If you want to treat this data as ordinal, you can specify the interval of the ${e} scale (e.g., 1 for integers), or you can suppress this warning by setting the type of the ${e} scale to "${eE(r)}".`)}switch(n.type=r,r){case`diverging`:case`diverging-sqrt`:case`diverging-pow`:case`diverging-log`:case`diverging-symlog`:case`cyclical`:case`sequential`:case`linear`:case`sqrt`:case`threshold`:case`quantile`:case`pow`:case`log`:case`symlog`:n=lE(t,n,vS);break;case`identity`:switch(FC.get(e)){case OC:n=lE(t,n,vS);break;case NC:n=lE(t,n,uE)}break;case`utc`:case`time`:n=lE(t,n,bS)}switch(r){case`diverging`:return vT(e,t,n);case`diverging-sqrt`:return yT(e,t,n);case`diverging-pow`:return bT(e,t,n);case`diverging-log`:return xT(e,t,n);case`diverging-symlog`:return ST(e,t,n);case`categorical`:case`ordinal`:case jT:return NT(e,t,n);case`cyclical`:case`sequential`:case`linear`:return Yw(e,t,n);case`sqrt`:return Xw(e,t,n);case`threshold`:return nT(e,t,n);case`quantile`:return eT(e,t,n);case`quantize`:return tT(e,t,n);case`pow`:return Zw(e,t,n);case`log`:return Qw(e,t,n);case`symlog`:return $w(e,t,n);case`utc`:return AT(e,t,n);case`time`:return kT(e,t,n);case`point`:return PT(e,t,n);case`band`:return FT(e,t,n);case`identity`:return iT(e);case void 0:return;default:throw Error(`unknown scale type: ${r}`)}}function eE(e){return typeof e==`symbol`?e.description:e}function tE(e){return typeof e==`string`?`${e}`.toLowerCase():e}var nE={toString:()=>`projection`};function rE(e,t,{type:n,domain:r,range:i,scheme:a,pivot:o,projection:s}){if(n=tE(n),e===`fx`||e===`fy`)return`band`;(e===`x`||e===`y`)&&s!=null&&(n=nE);for(let e of t){let t=tE(e.type);if(t!==void 0){if(n===void 0)n=t;else if(n!==t)throw Error(`scale incompatible with channel: ${n} !== ${t}`)}}if(n===nE)return;if(n!==void 0)return n;if(r===void 0&&!t.some(({value:e})=>e!==void 0))return;let c=FC.get(e);if(c===AC)return`sqrt`;if(c===MC||c===jC)return`linear`;if(c===NC)return`ordinal`;let l=(r??i)?.length;if(l<2||l>2)return iE(c);if(r!==void 0){if(sC(r))return iE(c);if(cC(r))return`utc`}else{let e=t.map(({value:e})=>e).filter(e=>e!==void 0);if(e.some(sC))return iE(c);if(e.some(cC))return`utc`}if(c===kC){if(o!=null||Vw(a))return`diverging`;if(Ow(a))return`categorical`}return`linear`}function iE(e){switch(e){case OC:return`point`;case kC:return jT;default:return`ordinal`}}function aE({type:e}){return e===`ordinal`||e===`point`||e===`band`||e===jT}function oE({type:e}){return e===`threshold`}function sE({type:e}){return e===`point`||e===`band`}function cE(e){if(e===void 0)return!0;let t=e.domain(),n=e(t[0]);for(let r=1,i=t.length;r<i;++r)if(e(t[r])-n)return!1;return!0}function lE(e,{domain:t,...n},r){for(let n of e)n.value!==void 0&&(t===void 0&&(t=n.value?.domain),n.value=r(n.value));return{domain:t===void 0?t:r(t),...n}}function uE(e){return kS(e,HC)}function dE(e){return t=>{if(!FC.has(t=`${t}`))throw Error(`unknown scale: ${t}`);return e[t]}}function fE({scale:e,type:t,domain:n,range:r,interpolate:i,interval:a,transform:o,percent:s,pivot:c}){if(t===`identity`)return{type:`identity`,apply:e=>e,invert:e=>e};let l=e.unknown?e.unknown():void 0;return{type:t,domain:AS(n),...r!==void 0&&{range:AS(r)},...o!==void 0&&{transform:o},...s&&{percent:s},...l!==void 0&&{unknown:l},...a!==void 0&&{interval:a},...i!==void 0&&{interpolate:i},...e.clamp&&{clamp:e.clamp()},...c!==void 0&&{pivot:c,symmetric:!1},...e.base&&{base:e.base()},...e.exponent&&{exponent:e.exponent()},...e.constant&&{constant:e.constant()},...e.align&&{align:e.align(),round:e.round()},...e.padding&&(e.paddingInner?{paddingInner:e.paddingInner(),paddingOuter:e.paddingOuter()}:{padding:e.padding()}),...e.bandwidth&&{bandwidth:e.bandwidth(),step:e.step()},apply:t=>e(t),...e.invert&&{invert:t=>e.invert(t)}}}function pE(e,t){let{fx:n,fy:r}=VT(e,t),i=n?.scale.domain(),a=r?.scale.domain();return i&&a?Da(i,a).map(([e,t],n)=>({x:e,y:t,i:n})):i?i.map((e,t)=>({x:e,i:t})):a?a.map((e,t)=>({y:e,i:t})):void 0}function mE(e,{x:t,y:n}){return t&&=xE(t),n&&=xE(n),e.filter(t&&n?e=>t.has(e.x)&&n.has(e.y):t?e=>t.has(e.x):e=>n.has(e.y)).sort(t&&n?(e,r)=>t.get(e.x)-t.get(r.x)||n.get(e.y)-n.get(r.y):t?(e,n)=>t.get(e.x)-t.get(n.x):(e,t)=>n.get(e.y)-n.get(t.y))}function hE(e,{fx:t,fy:n}){let r=HS(e),i=t?.value,a=n?.value;return t&&n?Va(r,e=>(e.fx=i[e[0]],e.fy=a[e[0]],e),e=>i[e],e=>a[e]):t?Va(r,e=>(e.fx=i[e[0]],e),e=>i[e]):Va(r,e=>(e.fy=a[e[0]],e),e=>a[e])}function gE(e,t,{marginTop:n,marginLeft:r}){let i=e?({x:t})=>e(t)-r:()=>0,a=t?({y:e})=>t(e)-n:()=>0;return function(e){this.tagName===`svg`?(this.setAttribute(`x`,i(e)),this.setAttribute(`y`,a(e))):this.setAttribute(`transform`,`translate(${i(e)},${a(e)})`)}}function _E(e){let t=[],n=new Uint32Array(bo(e,e=>e.length));for(let r of e){let i=0;for(let t of e)r!==t&&(n.set(t,i),i+=t.length);t.push(n.slice(0,i))}return t}var vE=new Map([[`top`,TE],[`right`,OE],[`bottom`,EE],[`left`,DE],[`top-left`,PE(TE,DE)],[`top-right`,PE(TE,OE)],[`bottom-left`,PE(EE,DE)],[`bottom-right`,PE(EE,OE)],[`top-empty`,kE],[`right-empty`,ME],[`bottom-empty`,AE],[`left-empty`,jE],[`empty`,NE]]);function yE(e){if(e==null)return null;let t=vE.get(`${e}`.toLowerCase());if(t)return t;throw Error(`invalid facet anchor: ${e}`)}var bE=new WeakMap;function xE(e){let t=bE.get(e);return t||bE.set(e,t=new Na(kS(e,(e,t)=>[e,t]))),t}function SE(e,t){return xE(e).get(t)}function CE(e,t,n){return t=GS(t),n=GS(n),e.find(e=>Object.is(GS(e.x),t)&&Object.is(GS(e.y),n))}function wE(e,t,n){return CE(e,t,n)?.empty}function TE(e,{y:t},{y:n}){return!t||SE(t,n)===0}function EE(e,{y:t},{y:n}){return!t||SE(t,n)===t.length-1}function DE(e,{x:t},{x:n}){return!t||SE(t,n)===0}function OE(e,{x:t},{x:n}){return!t||SE(t,n)===t.length-1}function kE(e,{y:t},{x:n,y:r,empty:i}){if(i)return!1;if(!t)return;let a=SE(t,r);if(a>0)return wE(e,n,t[a-1])}function AE(e,{y:t},{x:n,y:r,empty:i}){if(i)return!1;if(!t)return;let a=SE(t,r);if(a<t.length-1)return wE(e,n,t[a+1])}function jE(e,{x:t},{x:n,y:r,empty:i}){if(i)return!1;if(!t)return;let a=SE(t,n);if(a>0)return wE(e,t[a-1],r)}function ME(e,{x:t},{x:n,y:r,empty:i}){if(i)return!1;if(!t)return;let a=SE(t,n);if(a<t.length-1)return wE(e,t[a+1],r)}function NE(e,t,{empty:n}){return n}function PE(e,t){return function(){return e.apply(null,arguments)&&t.apply(null,arguments)}}function FE(e,{channels:{fx:t,fy:n},groups:r}){return t&&n?e.map(({x:e,y:t})=>r.get(e)?.get(t)??[]):t?e.map(({x:e})=>r.get(e)??[]):e.map(({y:e})=>r.get(e)??[])}var IE=Math.PI,LE=2*IE,RE=.618;function zE({projection:e,inset:t=0,insetTop:n=t,insetRight:r=t,insetBottom:i=t,insetLeft:a=t}={},o){if(e==null)return;if(typeof e.stream==`function`)return e;let s,c,l=`frame`;if(PS(e)){let t;if({type:e,domain:c,inset:t,insetTop:n=t===void 0?n:t,insetRight:r=t===void 0?r:t,insetBottom:i=t===void 0?i:t,insetLeft:a=t===void 0?a:t,clip:l=l,...s}=e,e==null)return}typeof e!=`function`&&({type:e}=BE(e));let{width:u,height:d,marginLeft:f,marginRight:p,marginTop:m,marginBottom:h}=o,g=u-f-p-a-r,_=d-m-h-n-i;if(e=e?.({width:g,height:_,clip:l,...s}),e==null)return;l=VE(l,f,m,u-p,d-h);let v=f+a,y=m+n,b;if(c!=null){let[[t,n],[r,i]]=kp(e).bounds(c),a=Math.min(g/(r-t),_/(i-n));a>0?(v-=(a*(t+r)-g)/2,y-=(a*(n+i)-_)/2,b=Ap({point(e,t){this.stream.point(e*a+v,t*a+y)}})):gT(`Warning: the projection could not be fit to the specified domain; using the default scale.`)}return b??=v===0&&y===0?WE():Ap({point(e,t){this.stream.point(e+v,t+y)}}),{stream:t=>e.stream(b.stream(l(t)))}}function BE(e){switch(`${e}`.toLowerCase()){case`albers-usa`:return HE(tm,.7463,.4673);case`albers`:return UE($p,.7463,.4673);case`azimuthal-equal-area`:return HE(am,4,4);case`azimuthal-equidistant`:return HE(sm,LE,LE);case`conic-conformal`:return UE(pm,LE,LE);case`conic-equal-area`:return UE(Qp,6.1702,2.9781);case`conic-equidistant`:return UE(_m,7.312,3.6282);case`equal-earth`:return HE(Tm,5.4133,2.6347);case`equirectangular`:return HE(hm,LE,IE);case`gnomonic`:return HE(Dm,3.4641,3.4641);case`identity`:return{type:WE};case`reflect-y`:return{type:GE};case`mercator`:return HE(lm,LE,LE);case`orthographic`:return HE(km,2,2);case`stereographic`:return HE(jm,2,2);case`transverse-mercator`:return HE(Nm,LE,LE);default:throw Error(`unknown projection type: ${e}`)}}function VE(e,t,n,r,i){if(e===!1||e==null||typeof e==`number`)return e=>e;switch(e===!0&&(e=`frame`),`${e}`.toLowerCase()){case`frame`:return wf(t,n,r,i);default:throw Error(`unknown projection clip type: ${e}`)}}function HE(e,t,n){return{type:({width:r,height:i,rotate:a,precision:o=.15,clip:s})=>{let c=e();return o!=null&&c.precision?.(o),a!=null&&c.rotate?.(a),typeof s==`number`&&c.clipAngle?.(s),r!=null&&(c.scale(Math.min(r/t,i/n)),c.translate([r/2,i/2])),c},aspectRatio:n/t}}function UE(e,t,n){let{type:r,aspectRatio:i}=HE(e,t,n);return{type:e=>{let{parallels:t,domain:n,width:i,height:a}=e,o=r(e);return t!=null&&(o.parallels(t),n===void 0&&i!=null&&o.fitSize([i,a],{type:`Sphere`})),o},aspectRatio:i}}var WE=gS({stream:e=>e}),GE=gS(Ap({point(e,t){this.stream.point(e,-t)}}));function KE(e,t,n,r){let i=n[e],a=n[t],o=i.length,s=n[e]=new Float64Array(o).fill(NaN),c=n[t]=new Float64Array(o).fill(NaN),l,u=r.stream({point(e,t){s[l]=e,c[l]=t}});for(l=0;l<o;++l)u.point(i[l],a[l])}function qE({projection:e}={}){return e==null?!1:typeof e.stream==`function`||(PS(e)&&(e=e.type),e!=null)}function JE(e){if(typeof e?.stream==`function`)return RE;if(PS(e)){let t,n;if({domain:t,type:e,...n}=e,t!=null&&e!=null){let[[r,i],[a,o]]=kp((typeof e==`string`?BE(e).type:e)({...n,width:100,height:100})).bounds(t),s=(o-i)/(a-r);return s&&isFinite(s)?s<.2?.2:s>5?5:s:RE}}if(e!=null){if(typeof e!=`function`){let{aspectRatio:t}=BE(e);if(t)return t}return RE}}function YE(e){let t=[],n=[],r={scale:`x`,value:t},i={scale:`y`,value:n},a={point(e,r){t.push(e),n.push(r)},lineStart(){},lineEnd(){},polygonStart(){},polygonEnd(){},sphere(){}};for(let t of e.value)Hd(t,a);return[r,i]}function XE({x:e,y:t}){if(e||t)return e??=e=>e,t??=e=>e,Ap({point(n,r){this.stream.point(e(n),t(r))}})}function ZE(e={}){let{document:t=typeof window<`u`?window.document:void 0,clip:n}=e;return{document:t,clip:wC(n)}}function QE(e,{document:t}){return Pc(Bo(e).call(t.documentElement))}var $E=Symbol(`unset`);function eD(e){return(e.length===1?tD:nD)(e)}function tD(e){let t,n=$E;return r=>(Object.is(n,r)||(n=r,t=e(r)),t)}function nD(e){let t,n;return(...r)=>((n?.length!==r.length||n.some((e,t)=>!Object.is(e,r[t])))&&(n=r,t=e(...r)),t)}var rD=eD(e=>new Intl.NumberFormat(e));eD((e,t)=>new Intl.DateTimeFormat(e,{timeZone:`UTC`,...t&&{month:t}})),eD((e,t)=>new Intl.DateTimeFormat(e,{timeZone:`UTC`,...t&&{weekday:t}}));function iD(e=`en-US`){let t=rD(e);return e=>e!=null&&!isNaN(e)?t.format(e):void 0}function aD(e){return mx(e,`Invalid Date`)}function oD(e=`en-US`){let t=iD(e);return e=>(e instanceof Date?aD:typeof e==`number`?t:fS)(e)}var sD=oD(),cD=(typeof window<`u`?window.devicePixelRatio>1:typeof it>`u`)?0:.5,lD=0;function uD(){return`plot-clip-${++lD}`}function dD(e,{title:t,href:n,ariaLabel:r,ariaDescription:i,ariaHidden:a,target:o,fill:s,fillOpacity:c,stroke:l,strokeWidth:u,strokeOpacity:d,strokeLinejoin:f,strokeLinecap:p,strokeMiterlimit:m,strokeDasharray:h,strokeDashoffset:g,opacity:_,mixBlendMode:v,imageFilter:y,paintOrder:b,pointerEvents:x,shapeRendering:S,channels:C},{ariaLabel:w,fill:T=`currentColor`,fillOpacity:E,stroke:D=`none`,strokeOpacity:O,strokeWidth:k,strokeLinecap:A,strokeLinejoin:ee,strokeMiterlimit:te,paintOrder:ne}){T===null&&(s=null,c=null),D===null&&(l=null,d=null),gC(T)?gC(D)||gC(s)&&!C?.fill||(D=`none`):gC(D)&&(!gC(l)||C?.stroke)&&(T=`none`);let[re,ie]=SS(s,T),[ae,oe]=CS(c,E),[se,ce]=SS(l,D),[le,ue]=CS(d,O),[de,fe]=CS(_);_C(ce)||(u===void 0&&(u=k),p===void 0&&(p=A),f===void 0&&(f=ee),m===void 0&&!vC(f)&&(m=te),!_C(ie)&&b===void 0&&(b=ne));let[pe,me]=CS(u);return T!==null&&(e.fill=MD(ie,`currentColor`),e.fillOpacity=ND(oe,1)),D!==null&&(e.stroke=MD(ce,`none`),e.strokeWidth=ND(me,1),e.strokeOpacity=ND(ue,1),e.strokeLinejoin=MD(f,`miter`),e.strokeLinecap=MD(p,`butt`),e.strokeMiterlimit=ND(m,4),e.strokeDasharray=MD(h,`none`),e.strokeDashoffset=MD(g,`0`)),e.target=fS(o),e.ariaLabel=fS(w),e.ariaDescription=fS(i),e.ariaHidden=fS(a),e.opacity=ND(fe,1),e.mixBlendMode=MD(v,`normal`),e.imageFilter=MD(y,`none`),e.paintOrder=MD(b,`normal`),e.pointerEvents=MD(x,`auto`),e.shapeRendering=MD(S,`auto`),{title:{value:t,optional:!0,filter:null},href:{value:n,optional:!0,filter:null},ariaLabel:{value:r,optional:!0,filter:null},fill:{value:re,scale:`auto`,optional:!0},fillOpacity:{value:ae,scale:`auto`,optional:!0},stroke:{value:se,scale:`auto`,optional:!0},strokeOpacity:{value:le,scale:`auto`,optional:!0},strokeWidth:{value:pe,optional:!0},opacity:{value:de,scale:`auto`,optional:!0}}}function fD(e,t){t&&e.filter(e=>ux(t[e])).append(`title`).call(mD,t)}function pD(e,t){t&&e.filter(([e])=>ux(t[e])).append(`title`).call(hD,t)}function mD(e,t){t&&e.text(e=>sD(t[e]))}function hD(e,t){t&&e.text(([e])=>sD(t[e]))}function gD(e,{target:t,tip:n},{ariaLabel:r,title:i,fill:a,fillOpacity:o,stroke:s,strokeOpacity:c,strokeWidth:l,opacity:u,href:d}){r&&Y(e,`aria-label`,e=>r[e]),a&&Y(e,`fill`,e=>a[e]),o&&Y(e,`fill-opacity`,e=>o[e]),s&&Y(e,`stroke`,e=>s[e]),c&&Y(e,`stroke-opacity`,e=>c[e]),l&&Y(e,`stroke-width`,e=>l[e]),u&&Y(e,`opacity`,e=>u[e]),d&&kD(e,e=>d[e],t),n||fD(e,i)}function _D(e,{target:t,tip:n},{ariaLabel:r,title:i,fill:a,fillOpacity:o,stroke:s,strokeOpacity:c,strokeWidth:l,opacity:u,href:d}){r&&Y(e,`aria-label`,([e])=>r[e]),a&&Y(e,`fill`,([e])=>a[e]),o&&Y(e,`fill-opacity`,([e])=>o[e]),s&&Y(e,`stroke`,([e])=>s[e]),c&&Y(e,`stroke-opacity`,([e])=>c[e]),l&&Y(e,`stroke-width`,([e])=>l[e]),u&&Y(e,`opacity`,([e])=>u[e]),d&&kD(e,([e])=>d[e],t),n||pD(e,i)}function vD({ariaLabel:e,title:t,fill:n,fillOpacity:r,stroke:i,strokeOpacity:a,strokeWidth:o,opacity:s,href:c},{tip:l}){return[e,l?void 0:t,n,r,i,a,o,s,c].filter(e=>e!==void 0)}function yD(e,t,n){let r=Ba(e,e=>t[e]);return n===void 0&&r.size>1+e.length>>1&&gT(`Warning: the implicit z channel has high cardinality. This may occur when the fill or stroke channel is associated with quantitative data rather than ordinal or categorical data. You can suppress this warning by setting the z option explicitly; if this data represents a single series, set z to null.`),r.values()}function*bD(e,t,n,r){let{z:i}=n,{z:a}=r,o=vD(r,n),s=[...t,...o];for(let t of a?yD(e,a,i):[e]){let e,n;e:for(let r of t){for(let e of s)if(!sx(e[r])){n&&n.push(-1);continue e}if(e===void 0)n&&(yield n),e=o.map(e=>GS(e[r])),n=[r];else{n.push(r);for(let t=0;t<o.length;++t)if(GS(o[t][r])!==e[t]){yield n,e=o.map(e=>GS(e[r])),n=[r];continue e}}}n&&(yield n)}}function xD(e,t,n,r){let i,{clip:a=r.clip}=t;a===`frame`?(e=QE(`svg:g`,r).each(function(){this.appendChild(e.node()),e.node=()=>this}),i=CD(r,n)):a&&(i=ED(a,r)),Y(e,`aria-label`,t.ariaLabel),Y(e,`aria-description`,t.ariaDescription),Y(e,`aria-hidden`,t.ariaHidden),Y(e,`clip-path`,i)}function SD(e){let t=new WeakMap;return(n,r)=>{let i=t.get(n);if(!i){let a=uD();Pc(n.ownerSVGElement).append(`clipPath`).attr(`id`,a).call(e,n,r),t.set(n,i=`url(#${a})`)}return i}}var CD=SD((e,t,n)=>{let{width:r,height:i,marginLeft:a,marginRight:o,marginTop:s,marginBottom:c}=n;e.append(`rect`).attr(`x`,a).attr(`y`,s).attr(`width`,r-o-a).attr(`height`,i-s-c)}),wD=new WeakMap,TD={type:`Sphere`};function ED(e,t){let n,r;if((n=wD.get(t))||wD.set(t,n=new WeakMap),e.type===`Sphere`&&(e=TD),!(r=n.get(e))){let i=uD();Pc(t.ownerSVGElement).append(`clipPath`).attr(`id`,i).append(`path`).attr(`d`,t.path()(e)),n.set(e,r=`url(#${i})`)}return r}function DD(e,t,n,r){xD(e,t,n,r),Y(e,`class`,t.className),Y(e,`fill`,t.fill),Y(e,`fill-opacity`,t.fillOpacity),Y(e,`stroke`,t.stroke),Y(e,`stroke-width`,t.strokeWidth),Y(e,`stroke-opacity`,t.strokeOpacity),Y(e,`stroke-linejoin`,t.strokeLinejoin),Y(e,`stroke-linecap`,t.strokeLinecap),Y(e,`stroke-miterlimit`,t.strokeMiterlimit),Y(e,`stroke-dasharray`,t.strokeDasharray),Y(e,`stroke-dashoffset`,t.strokeDashoffset),Y(e,`shape-rendering`,t.shapeRendering),Y(e,`filter`,t.imageFilter),Y(e,`paint-order`,t.paintOrder);let{pointerEvents:i=r.pointerSticky===!1?`none`:void 0}=t;Y(e,`pointer-events`,i)}function OD(e,t){AD(e,`mix-blend-mode`,t.mixBlendMode),Y(e,`opacity`,t.opacity)}function kD(e,t,n){e.each(function(e){let r=t(e);if(r!=null){let e=this.ownerDocument.createElementNS(Io.svg,`a`);e.setAttribute(`fill`,`inherit`),e.setAttributeNS(Io.xlink,`href`,r),n!=null&&e.setAttribute(`target`,n),this.parentNode.insertBefore(e,this).appendChild(this)}})}function Y(e,t,n){n!=null&&e.attr(t,n)}function AD(e,t,n){n!=null&&e.style(t,n)}function jD(e,t,{x:n,y:r},i=cD,a=cD){i+=t.dx,a+=t.dy,n?.bandwidth&&(i+=n.bandwidth()/2),r?.bandwidth&&(a+=r.bandwidth()/2),(i||a)&&e.attr(`transform`,`translate(${i},${a})`)}function MD(e,t){if((e=fS(e))!==t)return e}function ND(e,t){if((e=pS(e))!==t)return e}var PD=/^-?([_a-z]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])([_a-z0-9-]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])*$/i;function FD(e){if(e===void 0)return`plot-d6a7b5`;if(e=`${e}`,!PD.test(e))throw Error(`invalid class name: ${e}`);return e}function ID(e,t){if(typeof t==`string`)e.property(`style`,t);else if(t!=null)for(let n of e)Object.assign(n.style,t)}function LD({frameAnchor:e},{width:t,height:n,marginTop:r,marginRight:i,marginBottom:a,marginLeft:o}){return[/left$/.test(e)?o:/right$/.test(e)?t-i:(o+t-i)/2,/^top/.test(e)?r:/^bottom/.test(e)?n-a:(r+n-a)/2]}var RD=class{constructor(e,t={},n={},r){let{facet:i=`auto`,facetAnchor:a,fx:o,fy:s,sort:c,dx:l=0,dy:u=0,margin:d=0,marginTop:f=d,marginRight:p=d,marginBottom:m=d,marginLeft:h=d,className:g,clip:_=r?.clip,channels:v,tip:y,render:b}=n;if(this.data=e,this.sort=LS(c)?c:null,this.initializer=GC(n).initializer,this.transform=this.initializer?n.transform:WC(n).transform,i===null||i===!1?this.facet=null:(this.facet=TS(i===!0?`include`:i,`facet`,[`auto`,`include`,`exclude`,`super`]),this.fx=e===oS&&typeof o==`string`?[o]:o,this.fy=e===oS&&typeof s==`string`?[s]:s),this.facetAnchor=yE(a),t=CC(t),v!==void 0&&(t={...VD(v),...t}),r!==void 0&&(t={...dD(this,n,r),...t}),this.channels=Object.fromEntries(Object.entries(t).map(([t,n])=>{if(IS(n.value)){let{value:e,label:t=n.label,scale:r=n.scale}=n.value;n={...n,label:t,scale:r,value:e}}if(e===oS&&typeof n.value==`string`){let{value:e}=n;n={...n,value:[e]}}return[t,n]}).filter(([e,{value:t,optional:n}])=>{if(t!=null)return!0;if(n)return!1;throw Error(`missing channel value: ${e}`)})),this.dx=+l,this.dy=+u,this.marginTop=+f,this.marginRight=+p,this.marginBottom=+m,this.marginLeft=+h,this.clip=wC(_),this.tip=HD(y),this.className=fS(g),this.facet===`super`){if(o||s)throw Error(`super-faceting cannot use fx or fy`);for(let e in this.channels){let{scale:n}=t[e];if(n===`x`||n===`y`)throw Error(`super-faceting cannot use x or y`)}}b!=null&&(this.render=BD(b,this.render))}initialize(e,t,n){let r=ES(this.data);e===void 0&&r!=null&&(e=[HS(r)]);let i=e;this.transform!=null&&({facets:e,data:r}=this.transform(r,e,n),r=ES(r)),e!==void 0&&(e.original=i);let a=hw(this.channels,r);return this.sort!=null&&vw(r,e,a,t,this.sort),{data:r,facets:e,channels:a}}filter(e,t,n){for(let r in t){let{filter:i=sx}=t[r];if(i!==null){let t=n[r];e=e.filter(e=>i(t[e]))}}return e}project(e,t,n){for(let r in e)if(e[r].scale===`x`&&/^x|x$/.test(r)){let i=r.replace(/^x|x$/,`y`);i in e&&e[i].scale===`y`&&KE(r,i,t,n.projection)}}scale(e,t,n){let r=gw(e,t);return n.projection&&this.project(e,r,n),r}};function zD(...e){return e.plot=RD.prototype.plot,e}function BD(e,t){if(e==null)return t===null?void 0:t;if(t==null)return e===null?void 0:e;if(typeof e!=`function`)throw TypeError(`invalid render transform: ${e}`);if(typeof t!=`function`)throw TypeError(`invalid render transform: ${t}`);return function(n,r,i,a,o,s){return e.call(this,n,r,i,a,o,(e,n,r,i,a)=>t.call(this,e,n,r,i,a,s))}}function VD(e){return Object.fromEntries(Object.entries(CC(e)).map(([e,t])=>(t=typeof t==`string`?{value:t,label:e}:rC(t),t.filter===void 0&&t.scale==null&&(t={...t,filter:null}),[e,t])))}function HD(e){return e===!0?`xy`:e===!1||e==null?null:typeof e==`string`?TS(e,`tip`,[`x`,`y`,`xy`]):e}function UD(e,t){return e?.tip===!0?{...e,tip:t}:PS(e?.tip)&&e.tip.pointer===void 0?{...e,tip:{...e.tip,pointer:t}}:e}function WD(e,t,n={}){let r=.5-cD,i=.5+cD,a=.5+cD,o=.5-cD;for(let{marginTop:e,marginRight:n,marginBottom:s,marginLeft:c}of t)e>r&&(r=e),n>i&&(i=n),s>a&&(a=s),c>o&&(o=c);let{margin:s,marginTop:c=s===void 0?r:s,marginRight:l=s===void 0?i:s,marginBottom:u=s===void 0?a:s,marginLeft:d=s===void 0?o:s}=n;c=+c,l=+l,u=+u,d=+d;let{width:f=640,height:p=GD(e,n,{width:f,marginTopDefault:r,marginRightDefault:i,marginBottomDefault:a,marginLeftDefault:o})+Math.max(0,c-r+u-a)}=n;f=+f,p=+p;let m={width:f,height:p,marginTop:c,marginRight:l,marginBottom:u,marginLeft:d};if(e.fx||e.fy){let{margin:e,marginTop:t=e===void 0?c:e,marginRight:r=e===void 0?l:e,marginBottom:i=e===void 0?u:e,marginLeft:a=e===void 0?d:e}=n.facet??{};t=+t,r=+r,i=+i,a=+a,m.facet={marginTop:t,marginRight:r,marginBottom:i,marginLeft:a}}return m}function GD({x:e,y:t,fy:n,fx:r},{projection:i,aspectRatio:a},{width:o,marginTopDefault:s,marginRightDefault:c,marginBottomDefault:l,marginLeftDefault:u}){let d=n&&n.scale.domain().length||1,f=JE(i);if(f){let e=r?r.scale.domain().length:1,t=(1.1*d-.1)/(1.1*e-.1)*f,n=Math.max(.1,Math.min(10,t));return Math.round((o-u-c)*n+s+l)}let p=t?aE(t)?t.scale.domain().length||1:Math.max(7,17/d):1;if(a!=null){if(a=+a,!(isFinite(a)&&a>0))throw Error(`invalid aspectRatio: ${a}`);let i=KD(`y`,t)/(KD(`x`,e)*a),d=r?r.scale.bandwidth():1,f=n?n.scale.bandwidth():1;return(i*(d*(o-u-c)-e.insetLeft-e.insetRight)+t.insetTop+t.insetBottom)/f+s+l}return!!(t||n)*Math.max(1,Math.min(60,p*d))*20+!!r*30+60}function KD(e,t){if(!t)throw Error(`aspectRatio requires ${e} scale`);let{type:n,domain:r}=t,i;switch(n){case`linear`:case`utc`:case`time`:i=Number;break;case`pow`:{let e=t.scale.exponent();i=t=>t**+e;break}case`log`:i=Math.log;break;case`point`:case`band`:return r.length;default:throw Error(`unsupported ${e} scale for aspectRatio: ${n}`)}let[a,o]=ja(r);return Math.abs(i(o)-i(a))}var qD=new WeakMap;function JD(e,t,{x:n,y:r,px:i,py:a,maxRadius:o=40,channels:s,render:c,...l}={}){return o=+o,i!=null&&(n??=null,s={...s,px:{value:i,scale:`x`}}),a!=null&&(r??=null,s={...s,py:{value:a,scale:`y`}}),{x:n,y:r,channels:s,...l,render:BD(function(n,r,i,a,s,c){s={...s,pointerSticky:!1};let l=s.ownerSVGElement,{data:u}=s.getMarkState(this),d=qD.get(l);d||qD.set(l,d={sticky:!1,roots:[],renders:[]});let f=d.renders.push(te)-1,{x:p,y:m,fx:h,fy:g}=r,_=h?h(n.fx)-a.marginLeft:0,v=g?g(n.fy)-a.marginTop:0;p?.bandwidth&&(_+=p.bandwidth()/2),m?.bandwidth&&(v+=m.bandwidth()/2);let y=n.fi!=null,b;if(y){let e=d.facetStates;e||(d.facetStates=e=new Map),b=e.get(this),b||e.set(this,b=new Map)}let[x,S]=LD(this,a),{px:C,py:w}=i,T=C?e=>C[e]:QD(i,x),E=w?e=>w[e]:$D(i,S),D,O,k,A;function ee(e,t){if(y){if(A&&=cancelAnimationFrame(A),e==null)b.delete(n.fi);else{b.set(n.fi,t),A=requestAnimationFrame(()=>{A=null;for(let[r,i]of b)if(i<t||i===t&&r<n.fi){e=null;break}te(e)});return}}te(e)}function te(e){if(D===e&&k===d.sticky)return;D=e,k=s.pointerSticky=d.sticky;let t=D==null?[]:[D];y&&(t.fx=n.fx,t.fy=n.fy,t.fi=n.fi);let o=c(t,r,i,a,s);if(O){if(y){let e=O.parentNode,t=O.getAttribute(`transform`),n=o.getAttribute(`transform`);t?o.setAttribute(`transform`,t):o.removeAttribute(`transform`),n?e.setAttribute(`transform`,n):e.removeAttribute(`transform`),o.removeAttribute(`aria-label`),o.removeAttribute(`aria-description`),o.removeAttribute(`aria-hidden`)}O.replaceWith(o)}if(d.roots[f]=O=o,!(D==null&&b?.size>1)){let e=D==null?null:Jx(u)?u[D]:u.get(D);s.dispatchValue(e)}return o}function ne(r){if(d.sticky||r.pointerType===`mouse`&&r.buttons===1)return;let[i,s]=zc(r);i-=_,s-=v;let c=i<a.marginLeft||i>a.width-a.marginRight?1:e,l=s<a.marginTop||s>a.height-a.marginBottom?1:t,u=null,f=o*o;for(let e of n){let t=c*(T(e)-i),n=l*(E(e)-s),r=t*t+n*n;r<=f&&(u=e,f=r)}if(u!=null&&(e!==1||t!==1)){let e=T(u)-i,t=E(u)-s;f=e*e+t*t}ee(u,f)}function re(e){e.pointerType===`mouse`&&D!=null&&(d.sticky&&d.roots.some(t=>t?.contains(e.target))||(d.sticky?(d.sticky=!1,d.renders.forEach(e=>e(null))):(d.sticky=!0,te(D)),e.stopImmediatePropagation()))}function ie(e){e.pointerType===`mouse`&&(d.sticky||ee(null))}return l.addEventListener(`pointerenter`,ne),l.addEventListener(`pointermove`,ne),l.addEventListener(`pointerdown`,re),l.addEventListener(`pointerleave`,ie),te(null)},c)}}function YD(e){return JD(1,1,e)}function XD(e){return JD(1,.01,e)}function ZD(e){return JD(.01,1,e)}function QD({x1:e,x2:t,x:n=e},r){return e&&t?n=>(e[n]+t[n])/2:n?e=>n[e]:()=>r}function $D({y1:e,y2:t,y:n=e},r){return e&&t?n=>(e[n]+t[n])/2:n?e=>n[e]:()=>r}function eO(e){return aE(e)&&e.interval===void 0?void 0:`tabular-nums`}function tO(e,t){let{label:n=e.label,tickSize:r=6,width:i=240,height:a=44+r,marginTop:o=18,marginRight:s=0,marginBottom:c=16+r,marginLeft:l=0,style:u,ticks:d=(i-l-s)/64,tickFormat:f,fontVariant:p=eO(e),round:m=!0,opacity:h,className:g}=t,_=ZE(t);g=FD(g),h=CS(h)[1],f===null&&(f=()=>null);let v=QE(`svg`,_).attr(`class`,`${g}-ramp`).attr(`font-family`,`system-ui, sans-serif`).attr(`font-size`,10).attr(`width`,i).attr(`height`,a).attr(`viewBox`,`0 0 ${i} ${a}`).call(e=>e.append(`style`).text(`:where(.${g}-ramp) {
  display: block;
  height: auto;
  height: intrinsic;
  max-width: 100%;
  overflow: visible;
}
:where(.${g}-ramp text) {
  white-space: pre;
}`)).call(ID,u),y=e=>e.selectAll(`.tick line`).attr(`y1`,o+c-a),b,x=m?(e,t)=>e.rangeRound(t):(e,t)=>e.range(t),{type:S,domain:C,range:w,interpolate:T,scale:E,pivot:D}=e;if(T){let e=w===void 0?T:Ru(T.length===1?fT(T):T,w);b=x(E.copy(),zu(vu(l,i-s),Math.min(C.length+(D!==void 0),w===void 0?1/0:w.length)));let t=_.document.createElement(`canvas`);t.width=256,t.height=1;let n=t.getContext(`2d`);for(let t=0;t<256;++t)n.fillStyle=e(t/255),n.fillRect(t,0,1,1);v.append(`image`).attr(`opacity`,h).attr(`x`,l).attr(`y`,o).attr(`width`,i-l-s).attr(`height`,a-o-c).attr(`preserveAspectRatio`,`none`).attr(`xlink:href`,t.toDataURL())}else if(S===`threshold`){let e=C,t=f===void 0?e=>e:typeof f==`string`?md(f):f;b=x(g_().domain([-1,w.length-1]),[l,i-s]),v.append(`g`).attr(`fill-opacity`,h).selectAll().data(w).enter().append(`rect`).attr(`x`,(e,t)=>b(t-1)).attr(`y`,o).attr(`width`,(e,t)=>b(t)-b(t-1)).attr(`height`,a-o-c).attr(`fill`,e=>e),d=kS(e,(e,t)=>t),f=n=>t(e[n],n)}else b=x(e_().domain(C),[l,i-s]),v.append(`g`).attr(`fill-opacity`,h).selectAll().data(C).enter().append(`rect`).attr(`x`,b).attr(`y`,o).attr(`width`,Math.max(0,b.bandwidth()-1)).attr(`height`,a-o-c).attr(`fill`,E),y=()=>{};return v.append(`g`).attr(`transform`,`translate(0,${a-c})`).call(Po(b).ticks(Array.isArray(d)?null:d,typeof f==`string`?f:void 0).tickFormat(typeof f==`function`?f:void 0).tickSize(r).tickValues(Array.isArray(d)?d:null)).attr(`font-size`,null).attr(`font-family`,null).attr(`font-variant`,MD(p,`normal`)).call(y).call(e=>e.select(`.domain`).remove()),n!==void 0&&v.append(`text`).attr(`x`,l).attr(`y`,o-6).attr(`fill`,`currentColor`).attr(`font-weight`,`bold`).text(n),v.node()}var nO=Math.PI/180;function rO(e,{marker:t,markerStart:n=t,markerMid:r=t,markerEnd:i=t}={}){e.markerStart=iO(n),e.markerMid=iO(r),e.markerEnd=iO(i)}function iO(e){if(e==null||e===!1)return null;if(e===!0)return sO;if(typeof e==`function`)return e;switch(`${e}`.toLowerCase()){case`none`:return null;case`arrow`:return aO(`auto`);case`arrow-reverse`:return aO(`auto-start-reverse`);case`dot`:return oO;case`circle`:case`circle-fill`:return sO;case`circle-stroke`:return cO;case`tick`:return lO(`auto`);case`tick-x`:return lO(90);case`tick-y`:return lO(0)}throw Error(`invalid marker: ${e}`)}function aO(e){return(t,n)=>QE(`svg:marker`,n).attr(`viewBox`,`-5 -5 10 10`).attr(`markerWidth`,6.67).attr(`markerHeight`,6.67).attr(`orient`,e).attr(`fill`,`none`).attr(`stroke`,t).attr(`stroke-width`,1.5).attr(`stroke-linecap`,`round`).attr(`stroke-linejoin`,`round`).call(e=>e.append(`path`).attr(`d`,`M-1.5,-3l3,3l-3,3`)).node()}function oO(e,t){return QE(`svg:marker`,t).attr(`viewBox`,`-5 -5 10 10`).attr(`markerWidth`,6.67).attr(`markerHeight`,6.67).attr(`fill`,e).attr(`stroke`,`none`).call(e=>e.append(`circle`).attr(`r`,2.5)).node()}function sO(e,t){return QE(`svg:marker`,t).attr(`viewBox`,`-5 -5 10 10`).attr(`markerWidth`,6.67).attr(`markerHeight`,6.67).attr(`fill`,e).attr(`stroke`,`var(--plot-background)`).attr(`stroke-width`,1.5).call(e=>e.append(`circle`).attr(`r`,3)).node()}function cO(e,t){return QE(`svg:marker`,t).attr(`viewBox`,`-5 -5 10 10`).attr(`markerWidth`,6.67).attr(`markerHeight`,6.67).attr(`fill`,`var(--plot-background)`).attr(`stroke`,e).attr(`stroke-width`,1.5).call(e=>e.append(`circle`).attr(`r`,3)).node()}function lO(e){return(t,n)=>QE(`svg:marker`,n).attr(`viewBox`,`-3 -3 6 6`).attr(`markerWidth`,6).attr(`markerHeight`,6).attr(`orient`,e).attr(`stroke`,t).call(e=>e.append(`path`).attr(`d`,`M0,-3v6`)).node()}var uO=0;function dO(e,t,{stroke:n},r){return gO(e,t,n&&(e=>n[e]),null,r)}function fO(e,t,{stroke:n,z:r},i){return gO(e,t,n&&(([e])=>n[e]),r,i)}var pO=1,mO=2;function hO(e,t){let n=new Uint8Array(t.length),r=e.data().filter(e=>e.length>1),i=r.length;for(let e=0,a=$E;e<i;++e){let i=r[e];if(i.length>1){let e=i[0];a!==(a=GS(t[e]))&&(n[e]|=pO)}}for(let e=i-1,a=$E;e>=0;--e){let i=r[e];if(i.length>1){let e=i[0];a!==(a=GS(t[e]))&&(n[e]|=mO)}}return([e])=>n[e]}function gO(e,{markerStart:t,markerMid:n,markerEnd:r,stroke:i},a=()=>i,o,s){if(!t&&!n&&!r)return;let c=new Map,l=o&&hO(e,o);function u(e,t,n){return function(r){if(n&&!n(r))return;let i=a(r),o=c.get(t);o||c.set(t,o=new Map);let l=o.get(i);if(!l){let e=this.parentNode.insertBefore(t(i,s),this),n=`plot-marker-${++uO}`;e.setAttribute(`id`,n),o.set(i,l=`url(#${n})`)}this.setAttribute(e,l)}}t&&e.each(u(`marker-start`,t,l&&(e=>l(e)&pO))),n&&l&&e.each(u(`marker-start`,n,e=>!(l(e)&pO))),n&&e.each(u(`marker-mid`,n)),r&&e.each(u(`marker-end`,r,l&&(e=>l(e)&mO)))}function _O({inset:e,insetLeft:t,insetRight:n,...r}={}){return[t,n]=yO(e,t,n),{inset:e,insetLeft:t,insetRight:n,...r}}function vO({inset:e,insetTop:t,insetBottom:n,...r}={}){return[t,n]=yO(e,t,n),{inset:e,insetTop:t,insetBottom:n,...r}}function yO(e,t,n){return e===void 0&&t===void 0&&n===void 0?cD?[1,0]:[.5,.5]:[t,n]}function bO(e,{interval:t}){return e={...rC(e)},e.interval=QS(e.interval===void 0?t:e.interval),e}function xO(e,t,n,r){let{[e]:i,[`${e}1`]:a,[`${e}2`]:o}=n,{value:s,interval:c}=bO(i,n);if(s==null||c==null&&!r)return n;let l=JS(i);if(c==null){let t,i={transform:e=>t||=eS(e,s),label:l};return{...n,[e]:void 0,[`${e}1`]:a===void 0?i:a,[`${e}2`]:o===void 0&&!(a===o&&r)?i:o}}let u,d;function f(e){return d!==void 0&&e===u?d:d=kS(eS(u=e,s),e=>c.floor(e))}return t({...n,[e]:void 0,[`${e}1`]:a===void 0?{transform:f,label:l}:a,[`${e}2`]:o===void 0?{transform:e=>f(e).map(e=>c.offset(e)),label:l}:o})}function SO(e,t,n){let{[e]:r}=n,{value:i,interval:a}=bO(r,n);return i==null||a==null?n:t({...n,[e]:{label:JS(r),transform:e=>{let t=kS(eS(e,i),e=>a.floor(e)),n=t.map(e=>a.offset(e));return t.map(cC(t)?(e,t)=>e==null||isNaN(e=+e)||(t=n[t],t==null)||isNaN(t=+t)?void 0:new Date((e+t)/2):(e,t)=>e==null||(t=n[t],t==null)?NaN:(+e+ +t)/2)}}})}function CO(e={}){return xO(`x`,_O,e)}function wO(e={}){return xO(`y`,vO,e)}function TO(e={}){return SO(`x`,_O,e)}function EO(e={}){return SO(`y`,vO,e)}var DO={ariaLabel:`rule`,fill:null,stroke:`currentColor`},OO=class extends RD{constructor(e,t={}){let{x:n,y1:r,y2:i,inset:a=0,insetTop:o=a,insetBottom:s=a}=t;super(e,{x:{value:n,scale:`x`,optional:!0},y1:{value:r,scale:`y`,optional:!0},y2:{value:i,scale:`y`,optional:!0}},UD(t,`x`),DO),this.insetTop=pS(o),this.insetBottom=pS(s),rO(this,t)}render(e,t,n,r,i){let{x:a,y:o}=t,{x:s,y1:c,y2:l}=n,{width:u,height:d,marginTop:f,marginRight:p,marginLeft:m,marginBottom:h}=r,{insetTop:g,insetBottom:_}=this;return QE(`svg:g`,i).call(DD,this,r,i).call(jD,this,{x:s&&a},cD,0).call(t=>t.selectAll().data(e).enter().append(`line`).call(OD,this).attr(`x1`,s?e=>s[e]:(m+u-p)/2).attr(`x2`,s?e=>s[e]:(m+u-p)/2).attr(`y1`,c&&!cE(o)?e=>c[e]+g:f+g).attr(`y2`,l&&!cE(o)?o.bandwidth?e=>l[e]+o.bandwidth()-_:e=>l[e]-_:d-h-_).call(gD,this,n).call(dO,this,n,i)).node()}},kO=class extends RD{constructor(e,t={}){let{x1:n,x2:r,y:i,inset:a=0,insetRight:o=a,insetLeft:s=a}=t;super(e,{y:{value:i,scale:`y`,optional:!0},x1:{value:n,scale:`x`,optional:!0},x2:{value:r,scale:`x`,optional:!0}},UD(t,`y`),DO),this.insetRight=pS(o),this.insetLeft=pS(s),rO(this,t)}render(e,t,n,r,i){let{x:a,y:o}=t,{y:s,x1:c,x2:l}=n,{width:u,height:d,marginTop:f,marginRight:p,marginLeft:m,marginBottom:h}=r,{insetLeft:g,insetRight:_}=this;return QE(`svg:g`,i).call(DD,this,r,i).call(jD,this,{y:s&&o},0,cD).call(t=>t.selectAll().data(e).enter().append(`line`).call(OD,this).attr(`x1`,c&&!cE(a)?e=>c[e]+g:m+g).attr(`x2`,l&&!cE(a)?a.bandwidth?e=>l[e]+a.bandwidth()-_:e=>l[e]-_:u-p-_).attr(`y1`,s?e=>s[e]:(f+d-h)/2).attr(`y2`,s?e=>s[e]:(f+d-h)/2).call(gD,this,n).call(dO,this,n,i)).node()}};function AO(e,t){let{x:n=lS,y:r,y1:i,y2:a,...o}=wO(t);return[i,a]=MO(r,i,a),new OO(e,{...o,x:n,y1:i,y2:a})}function jO(e,t){let{y:n=lS,x:r,x1:i,x2:a,...o}=CO(t);return[i,a]=MO(r,i,a),new kO(e,{...o,y:n,x1:i,x2:a})}function MO(e,t,n){if(e==null){if(t===void 0){if(n!==void 0)return[0,n]}else if(n===void 0)return[0,t]}else if(t===void 0)return n===void 0?[0,e]:[e,n];else if(n===void 0)return[e,t];return[t,n]}function NO(e,...t){let n=t.length;for(let r=0,i=!0;r<n;++r)typeof t[r]!=`function`&&(i&&=(e=e.slice(),!1),e.splice(r,2,e[r]+t[r]+e[r+1]),t.splice(r,1),--r,--n);return r=>{let i=e[0];for(let a=0;a<n;++a)i+=t[a](r)+e[a+1];return i}}var PO={ariaLabel:`text`,strokeLinejoin:`round`,strokeWidth:3,paintOrder:`stroke`},FO=`­`,IO=class extends RD{constructor(e,t={}){let{x:n,y:r,text:i=aC(e)&&oC(e)?lS:cS,frameAnchor:a,textAnchor:o=/right$/i.test(a)?`end`:/left$/i.test(a)?`start`:`middle`,lineAnchor:s=/^top/i.test(a)?`top`:/^bottom/i.test(a)?`bottom`:`middle`,lineHeight:c=1,lineWidth:l=1/0,textOverflow:u,monospace:d,fontFamily:f=d?`ui-monospace, monospace`:void 0,fontSize:p,fontStyle:m,fontVariant:h,fontWeight:g,rotate:_}=t,[v,y]=CS(_,0),[b,x]=GO(p);if(super(e,{x:{value:n,scale:`x`,optional:!0},y:{value:r,scale:`y`,optional:!0},fontSize:{value:b,optional:!0},rotate:{value:iC(v),optional:!0},text:{value:i,filter:ux,optional:!0}},t,PO),this.rotate=y,this.textAnchor=MD(o,`middle`),this.lineAnchor=TS(s,`lineAnchor`,[`top`,`middle`,`bottom`]),this.lineHeight=+c,this.lineWidth=+l,this.textOverflow=LO(u),this.monospace=!!d,this.fontFamily=fS(f),this.fontSize=x,this.fontStyle=fS(m),this.fontVariant=fS(h),this.fontWeight=fS(g),this.frameAnchor=bC(a),!(this.lineWidth>=0))throw Error(`invalid lineWidth: ${l}`);this.splitLines=ZO(this),this.clipLine=QO(this)}render(e,t,n,r,i){let{x:a,y:o}=t,{x:s,y:c,rotate:l,text:u,title:d,fontSize:f}=n,{rotate:p}=this,[m,h]=LD(this,r);return QE(`svg:g`,i).call(DD,this,r,i).call(HO,this,u,r).call(jD,this,{x:s&&a,y:c&&o}).call(t=>t.selectAll().data(e).enter().append(`text`).call(OD,this).call(RO,this,u,d).attr(`transform`,NO`translate(${s?e=>s[e]:m},${c?e=>c[e]:h})${l?e=>` rotate(${l[e]})`:p?` rotate(${p})`:``}`).call(Y,`font-size`,f&&(e=>f[e])).call(gD,this,n)).node()}};function LO(e){return e==null?null:TS(e,`textOverflow`,[`clip`,`ellipsis`,`clip-start`,`clip-end`,`ellipsis-start`,`ellipsis-middle`,`ellipsis-end`]).replace(/^(clip|ellipsis)$/,`$1-end`)}function RO(e,t,n,r){if(!n)return;let{lineAnchor:i,lineHeight:a,textOverflow:o,splitLines:s,clipLine:c}=t;e.each(function(e){let t=s(sD(n[e])??``).map(c),l=t.length,u=i===`top`?.71:i===`bottom`?1-l:(164-l*100)/200;if(l>1){let e=0;for(let n=0;n<l;++n){if(++e,!t[n])continue;let r=this.ownerDocument.createElementNS(Io.svg,`tspan`);r.setAttribute(`x`,0),n===e-1?r.setAttribute(`y`,`${(u+n)*a}em`):r.setAttribute(`dy`,`${e*a}em`),r.textContent=t[n],this.appendChild(r),e=0}}else u&&this.setAttribute(`y`,`${u*a}em`),this.textContent=t[0];if(o&&!r&&t[0]!==n[e]){let t=this.ownerDocument.createElementNS(Io.svg,`title`);t.textContent=n[e],this.appendChild(t)}})}function zO(e,{x:t,y:n,...r}={}){return r.frameAnchor===void 0&&([t,n]=zS(t,n)),new IO(e,{...r,x:t,y:n})}function BO(e,{x:t=lS,...n}={}){return new IO(e,EO({...n,x:t}))}function VO(e,{y:t=lS,...n}={}){return new IO(e,TO({...n,y:t}))}function HO(e,t,n){Y(e,`text-anchor`,t.textAnchor),Y(e,`font-family`,t.fontFamily),Y(e,`font-size`,t.fontSize),Y(e,`font-style`,t.fontStyle),Y(e,`font-variant`,t.fontVariant===void 0?UO(n):t.fontVariant),Y(e,`font-weight`,t.fontWeight)}function UO(e){return e&&(dC(e)||cC(e))?`tabular-nums`:void 0}var WO=new Set([`inherit`,`initial`,`revert`,`unset`,`xx-small`,`x-small`,`small`,`medium`,`large`,`x-large`,`xx-large`,`xxx-large`,`larger`,`smaller`]);function GO(e){return e==null||typeof e==`number`?[void 0,e]:typeof e==`string`?(e=e.trim().toLowerCase(),WO.has(e)||/^[+-]?\d*\.?\d+(e[+-]?\d+)?(\w*|%)$/.test(e)?[void 0,e]:[e,void 0]):[e,void 0]}function KO(e,t,n){let r=[],i,a=0;for(let[o,s,c]of qO(e))i===void 0&&(i=o),a>i&&n(e,i,s)>t&&(r.push(e.slice(i,a)+(e[a-1]===FO?`-`:``)),i=o),c?(r.push(e.slice(i,s)),i=void 0):a=s;return r}function*qO(e){let t=0,n=0,r=e.length;for(;n<r;){let r=1;switch(e[n]){case FO:case`-`:++n,yield[t,n,!1],t=n;break;case` `:for(yield[t,n,!1];e[++n]===` `;);t=n;break;case`\r`:e[n+1]===`
`&&++r;case`
`:yield[t,n,!0],n+=r,t=n;break;default:++n}}yield[t,n,!0]}var JO={a:56,b:63,c:57,d:63,e:58,f:37,g:62,h:60,i:26,j:26,k:55,l:26,m:88,n:60,o:60,p:62,q:62,r:39,s:54,t:38,u:60,v:55,w:79,x:54,y:55,z:55,A:69,B:67,C:73,D:74,E:61,F:58,G:76,H:75,I:28,J:55,K:67,L:58,M:89,N:75,O:78,P:65,Q:78,R:67,S:65,T:65,U:75,V:69,W:98,X:69,Y:67,Z:67,0:64,1:48,2:62,3:64,4:66,5:63,6:65,7:58,8:65,9:65," ":29,"!":32,'"':49,"'":31,"(":39,")":39,",":31,"-":48,".":31,"/":32,":":31,";":31,"?":52,"‘":31,"’":31,"“":47,"”":47,"…":82};function YO(e,t=0,n=e.length){let r=0;for(let i=t;i<n;i=ak(e,i))r+=JO[e[i]]??(uk(e,i)?120:JO.e);return r}function XO(e,t=0,n=e.length){let r=0;for(let i=t;i<n;i=ak(e,i))r+=uk(e,i)?126:63;return r}function ZO({monospace:e,lineWidth:t,textOverflow:n}){if(n!=null||t==1/0)return e=>e.split(/\r\n?|\n/g);let r=e?XO:YO,i=t*100;return e=>KO(e,i,r)}function QO({monospace:e,lineWidth:t,textOverflow:n}){if(n==null||t==1/0)return e=>e;let r=e?XO:YO,i=t*100;switch(n){case`clip-start`:return e=>nk(e,i,r,``);case`clip-end`:return e=>ek(e,i,r,``);case`ellipsis-start`:return e=>nk(e,i,r,`…`);case`ellipsis-middle`:return e=>tk(e,i,r,`…`);case`ellipsis-end`:return e=>ek(e,i,r,`…`)}}function $O(e,t,n,r){let i=[],a=0;for(let o=0,s=0,c=e.length;o<c;o=s){s=ak(e,o);let c=n(e,o,s);if(a+c>t){for(a+=r;a>t&&o>0;)s=o,o=i.pop(),a-=n(e,o,s);return[o,t-a]}a+=c,i.push(o)}return[-1,0]}function ek(e,t,n,r){e=e.trim();let i=n(r),[a]=$O(e,t,n,i);return a<0?e:e.slice(0,a).trimEnd()+r}function tk(e,t,n,r){e=e.trim();let i=n(e);if(i<=t)return e;let a=n(r)/2,[o,s]=$O(e,t/2,n,a),[c]=$O(e,i-t/2-s+a,n,-a);return c<0?r:e.slice(0,o).trimEnd()+r+e.slice(ak(e,c)).trimStart()}function nk(e,t,n,r){e=e.trim();let i=n(e);if(i<=t)return e;let a=n(r),[o]=$O(e,i-t+a,n,-a);return o<0?r:r+e.slice(ak(e,o)).trimStart()}var rk=/[\p{Combining_Mark}\p{Emoji_Modifier}]+/uy,ik=/\p{Extended_Pictographic}/uy;function ak(e,t){return t+=sk(e,t)?2:1,lk(e,t)&&(t=rk.lastIndex),ck(e,t)?ak(e,t+1):t}function ok(e,t){return e.charCodeAt(t)<128}function sk(e,t){let n=e.charCodeAt(t);if(n>=55296&&n<56320){let n=e.charCodeAt(t+1);return n>=56320&&n<57344}return!1}function ck(e,t){return e.charCodeAt(t)===8205}function lk(e,t){return!ok(e,t)&&(rk.lastIndex=t,rk.test(e))}function uk(e,t){return!ok(e,t)&&(ik.lastIndex=t,ik.test(e))}var dk={ariaLabel:`vector`,fill:`none`,stroke:`currentColor`,strokeWidth:1.5,strokeLinejoin:`round`,strokeLinecap:`round`},fk=3.5,pk=fk*5,mk={draw(e,t,n){let r=t*n/pk;e.moveTo(0,0),e.lineTo(0,-t),e.moveTo(-r,r-t),e.lineTo(0,-t),e.lineTo(r,r-t)}},hk=new Map([[`arrow`,mk],[`spike`,{draw(e,t,n){e.moveTo(-n,0),e.lineTo(0,-t),e.lineTo(n,0)}}]]);function gk(e){return e&&typeof e.draw==`function`}function _k(e){if(gk(e))return e;let t=hk.get(`${e}`.toLowerCase());if(t)return t;throw Error(`invalid shape: ${e}`)}var vk=class extends RD{constructor(e,t={}){let{x:n,y:r,r:i=fk,length:a,rotate:o,shape:s=mk,anchor:c=`middle`,frameAnchor:l}=t,[u,d]=CS(a,12),[f,p]=CS(o,0);super(e,{x:{value:n,scale:`x`,optional:!0},y:{value:r,scale:`y`,optional:!0},length:{value:u,scale:`length`,optional:!0},rotate:{value:f,optional:!0}},t,dk),this.r=+i,this.length=d,this.rotate=p,this.shape=_k(s),this.anchor=TS(c,`anchor`,[`start`,`middle`,`end`]),this.frameAnchor=bC(l)}render(e,t,n,r,i){let{x:a,y:o}=t,{x:s,y:c,length:l,rotate:u}=n,{length:d,rotate:f,anchor:p,shape:m,r:h}=this,[g,_]=LD(this,r);return QE(`svg:g`,i).call(DD,this,r,i).call(jD,this,{x:s&&a,y:c&&o}).call(t=>t.selectAll().data(e).enter().append(`path`).call(OD,this).attr(`transform`,NO`translate(${s?e=>s[e]:g},${c?e=>c[e]:_})${u?e=>` rotate(${u[e]})`:f?` rotate(${f})`:``}${p===`start`?``:p===`end`?l?e=>` translate(0,${l[e]})`:` translate(0,${d})`:l?e=>` translate(0,${l[e]/2})`:` translate(0,${d/2})`}`).attr(`d`,l?e=>{let t=Yu();return m.draw(t,l[e],h),t}:(()=>{let e=Yu();return m.draw(e,d,h),e})()).call(gD,this,n)).node()}};function yk(e,t={}){let{x:n=lS,...r}=t;return new vk(e,{...r,x:n})}function bk(e,t={}){let{y:n=lS,...r}=t;return new vk(e,{...r,y:n})}function xk(e,t){return arguments.length<2&&!aC(e)&&(t=e,e=null),t===void 0&&(t={}),[e,t]}function Sk({anchor:e}={},t){return e===void 0?t[0]:TS(e,`anchor`,t)}function Ck(e){return Sk(e,[`left`,`right`])}function wk(e){return Sk(e,[`right`,`left`])}function Tk(e){return Sk(e,[`bottom`,`top`])}function Ek(e){return Sk(e,[`top`,`bottom`])}function Dk(){let[e,t]=xk(...arguments);return jk(`y`,Ck(t),e,t)}function Ok(){let[e,t]=xk(...arguments);return jk(`fy`,wk(t),e,t)}function kk(){let[e,t]=xk(...arguments);return Mk(`x`,Tk(t),e,t)}function Ak(){let[e,t]=xk(...arguments);return Mk(`fx`,Ek(t),e,t)}function jk(e,t,n,{color:r=`currentColor`,opacity:i=1,stroke:a=r,strokeOpacity:o=i,strokeWidth:s=1,fill:c=r,fillOpacity:l=i,textAnchor:u,textStroke:d,textStrokeOpacity:f,textStrokeWidth:p,tickSize:m=e===`y`?6:0,tickPadding:h,tickRotate:g,x:_,margin:v,marginTop:y=v===void 0?20:v,marginRight:b=v===void 0?t===`right`?40:0:v,marginBottom:x=v===void 0?20:v,marginLeft:S=v===void 0?t===`left`?40:0:v,label:C,labelAnchor:w,labelArrow:T,labelOffset:E,ariaLabel:D=`${e}-axis`,...O}){return m=pS(m),h=pS(h),g=pS(g),w!==void 0&&(w=TS(w,`labelAnchor`,[`center`,`top`,`bottom`])),T=nA(T),zD(m&&!gC(a)?Nk(e,t,n,{stroke:a,strokeOpacity:o,strokeWidth:s,tickSize:m,tickPadding:h,tickRotate:g,x:_,ariaLabel:D,...O}):null,gC(c)?null:Fk(e,t,n,{fill:c,fillOpacity:l,stroke:d,strokeOpacity:f,strokeWidth:p,textAnchor:u,tickSize:m,tickPadding:h,tickRotate:g,x:_,marginTop:y,marginRight:b,marginBottom:x,marginLeft:S,ariaLabel:D,...O}),!gC(c)&&C!==null?zO([],Wk({fill:c,fillOpacity:l,...O},function(n,r,i,a,o){let s=a[e],{marginTop:c,marginRight:l,marginBottom:u,marginLeft:d}=e===`y`&&o.inset||o,f=w??(s.bandwidth?`center`:`top`),p=E??(t===`right`?l:d)-3;return f===`center`?(this.textAnchor=void 0,this.lineAnchor=t===`right`?`bottom`:`top`,this.frameAnchor=t,this.rotate=-90):(this.textAnchor=t===`right`?`end`:`start`,this.lineAnchor=f,this.frameAnchor=`${f}-${t}`,this.rotate=0),this.dy=f===`top`?3-c:f===`bottom`?u-3:0,this.dx=t===`right`?p:-p,this.ariaLabel=`${D} label`,{facets:[[0]],channels:{text:{value:[tA(e,s,{anchor:t,label:C,labelAnchor:f,labelArrow:T})]}}}})):null)}function Mk(e,t,n,{color:r=`currentColor`,opacity:i=1,stroke:a=r,strokeOpacity:o=i,strokeWidth:s=1,fill:c=r,fillOpacity:l=i,textAnchor:u,textStroke:d,textStrokeOpacity:f,textStrokeWidth:p,tickSize:m=e===`x`?6:0,tickPadding:h,tickRotate:g,y:_,margin:v,marginTop:y=v===void 0?t===`top`?30:0:v,marginRight:b=v===void 0?20:v,marginBottom:x=v===void 0?t===`bottom`?30:0:v,marginLeft:S=v===void 0?20:v,label:C,labelAnchor:w,labelArrow:T,labelOffset:E,ariaLabel:D=`${e}-axis`,...O}){return m=pS(m),h=pS(h),g=pS(g),w!==void 0&&(w=TS(w,`labelAnchor`,[`center`,`left`,`right`])),T=nA(T),zD(m&&!gC(a)?Pk(e,t,n,{stroke:a,strokeOpacity:o,strokeWidth:s,tickSize:m,tickPadding:h,tickRotate:g,y:_,ariaLabel:D,...O}):null,gC(c)?null:Ik(e,t,n,{fill:c,fillOpacity:l,stroke:d,strokeOpacity:f,strokeWidth:p,textAnchor:u,tickSize:m,tickPadding:h,tickRotate:g,y:_,marginTop:y,marginRight:b,marginBottom:x,marginLeft:S,ariaLabel:D,...O}),!gC(c)&&C!==null?zO([],Wk({fill:c,fillOpacity:l,...O},function(n,r,i,a,o){let s=a[e],{marginTop:c,marginRight:l,marginBottom:u,marginLeft:d}=e===`x`&&o.inset||o,f=w??(s.bandwidth?`center`:`right`),p=E??(t===`top`?c:u)-3;return f===`center`?(this.frameAnchor=t,this.textAnchor=void 0):(this.frameAnchor=`${t}-${f}`,this.textAnchor=f===`right`?`end`:`start`),this.lineAnchor=t,this.dy=t===`top`?-p:p,this.dx=f===`right`?l-3:f===`left`?3-d:0,this.ariaLabel=`${D} label`,{facets:[[0]],channels:{text:{value:[tA(e,s,{anchor:t,label:C,labelAnchor:f,labelArrow:T})]}}}})):null)}function Nk(e,t,n,{strokeWidth:r=1,strokeLinecap:i=null,strokeLinejoin:a=null,facetAnchor:o=t+(e===`y`?`-empty`:``),frameAnchor:s=t,tickSize:c,inset:l=0,insetLeft:u=l,insetRight:d=l,dx:f=0,y:p=e===`y`?void 0:null,ariaLabel:m,...h}){return Gk(bk,e,n,{ariaLabel:`${m} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinecap:i,strokeLinejoin:a,facetAnchor:o,frameAnchor:s,y:p,...h,dx:t===`left`?+f-cD+ +u:+f+cD-d,anchor:`start`,length:c,shape:t===`left`?Qk:$k})}function Pk(e,t,n,{strokeWidth:r=1,strokeLinecap:i=null,strokeLinejoin:a=null,facetAnchor:o=t+(e===`x`?`-empty`:``),frameAnchor:s=t,tickSize:c,inset:l=0,insetTop:u=l,insetBottom:d=l,dy:f=0,x:p=e===`x`?void 0:null,ariaLabel:m,...h}){return Gk(yk,e,n,{ariaLabel:`${m} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinejoin:a,strokeLinecap:i,facetAnchor:o,frameAnchor:s,x:p,...h,dy:t===`bottom`?+f-cD-d:+f+cD+ +u,anchor:`start`,length:c,shape:t===`bottom`?Xk:Zk})}function Fk(e,t,n,{facetAnchor:r=t+(e===`y`?`-empty`:``),frameAnchor:i=t,tickSize:a,tickRotate:o=0,tickPadding:s=Math.max(3,9-a)+(Math.abs(o)>60?4*Math.cos(o*nO):0),text:c,textAnchor:l=Math.abs(o)>60?`middle`:t===`left`?`end`:`start`,lineAnchor:u=o>60?`top`:o<-60?`bottom`:`middle`,fontVariant:d,inset:f=0,insetLeft:p=f,insetRight:m=f,dx:h=0,ariaLabel:g,y:_=e===`y`?void 0:null,...v}){return Gk(VO,e,n,{ariaLabel:`${g} tick label`},{facetAnchor:r,frameAnchor:i,text:c,textAnchor:l,lineAnchor:u,fontVariant:d,rotate:o,y:_,...v,dx:t===`left`?+h-a-s+ +p:+h+ +a+ +s-m},function(e,n,r,i,a){d===void 0&&(this.fontVariant=eA(e)),c===void 0&&(a.text=qk(e,n,r,i,t))})}function Ik(e,t,n,{facetAnchor:r=t+(e===`x`?`-empty`:``),frameAnchor:i=t,tickSize:a,tickRotate:o=0,tickPadding:s=Math.max(3,9-a)+(Math.abs(o)>=10?4*Math.cos(o*nO):0),text:c,textAnchor:l=Math.abs(o)>=10?o<0^t===`bottom`?`start`:`end`:`middle`,lineAnchor:u=Math.abs(o)>=10?`middle`:t===`bottom`?`top`:`bottom`,fontVariant:d,inset:f=0,insetTop:p=f,insetBottom:m=f,dy:h=0,x:g=e===`x`?void 0:null,ariaLabel:_,...v}){return Gk(BO,e,n,{ariaLabel:`${_} tick label`},{facetAnchor:r,frameAnchor:i,text:c===void 0?null:c,textAnchor:l,lineAnchor:u,fontVariant:d,rotate:o,x:g,...v,dy:t===`bottom`?+h+ +a+ +s-m:+h-a-s+ +p},function(e,n,r,i,a){d===void 0&&(this.fontVariant=eA(e)),c===void 0&&(a.text=qk(e,n,r,i,t))})}function Lk(){let[e,t]=xk(...arguments);return Vk(`y`,Ck(t),e,t)}function Rk(){let[e,t]=xk(...arguments);return Vk(`fy`,wk(t),e,t)}function zk(){let[e,t]=xk(...arguments);return Hk(`x`,Tk(t),e,t)}function Bk(){let[e,t]=xk(...arguments);return Hk(`fx`,Ek(t),e,t)}function Vk(e,t,n,{y:r=e===`y`?void 0:null,x:i=null,x1:a=t===`left`?i:null,x2:o=t===`right`?i:null,ariaLabel:s=`${e}-grid`,ariaHidden:c=!0,...l}){return Gk(jO,e,n,{ariaLabel:s,ariaHidden:c},{y:r,x1:a,x2:o,...Uk(l)})}function Hk(e,t,n,{x:r=e===`x`?void 0:null,y:i=null,y1:a=t===`top`?i:null,y2:o=t===`bottom`?i:null,ariaLabel:s=`${e}-grid`,ariaHidden:c=!0,...l}){return Gk(AO,e,n,{ariaLabel:s,ariaHidden:c},{x:r,y1:a,y2:o,...Uk(l)})}function Uk({color:e=`currentColor`,opacity:t=.1,stroke:n=e,strokeOpacity:r=t,strokeWidth:i=1,...a}){return{stroke:n,strokeOpacity:r,strokeWidth:i,...a}}function Wk({fill:e,fillOpacity:t,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:a,fontWeight:o,monospace:s,pointerEvents:c,shapeRendering:l,clip:u=!1},d){return[,e]=SS(e),[,t]=CS(t),{facet:`super`,x:null,y:null,fill:e,fillOpacity:t,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:a,fontWeight:o,monospace:s,pointerEvents:c,shapeRendering:l,clip:u,initializer:d}}function Gk(e,t,n,r,i,a){let o;function s(e,n,r,s,c,l){let u=e==null&&(t===`fx`||t===`fy`),{[t]:d}=s;if(!d)throw Error(`missing scale: ${t}`);let f=d.domain(),{interval:p,ticks:m,tickFormat:h,tickSpacing:g=t===`x`?80:35}=i;if(typeof m==`string`&&rA(d)&&(p=m,m=void 0),m===void 0&&(m=eC(p,d.type)??Kk(d,g)),e==null){if(aC(m))e=DS(m);else if(nC(m))e=Yk(m,...ja(f));else if(d.interval){let t=d.interval;if(d.ticks){let[n,r]=ja(f),i=(r-n)/t[jx];t=Bx(t,i/m)??t,e=Yk(t,n,r)}else{e=f;let n=e.length;t=Bx(t,n/m)??t,t!==d.interval&&(e=Yk(t,...ja(e)))}if(t===d.interval){let t=Math.round(e.length/m);t>1&&(e=e.filter((e,n)=>n%t===0))}}else e=d.ticks?d.ticks(m):f;if(!d.ticks&&e.length&&e!==f){let n=new Pa(f);e=e.filter(e=>n.has(e)),e.length||gT(`Warning: the ${t}-axis ticks appear to not align with the scale domain, resulting in no ticks. Try different ticks?`)}t===`y`||t===`x`?n=[HS(e)]:o[t]={scale:t,value:lS}}a?.call(this,d,e,m,h,o);let _=Object.fromEntries(Object.entries(o).map(([t,n])=>[t,{...n,value:eS(e,n.value)}]));return u&&(n=l.filterFacets(e,_)),{data:e,facets:n,channels:_}}let c=GC(i).initializer,l=e(n,GC({...i,initializer:s},c));return n==null?(o=l.channels,l.channels={}):o={},r!==void 0&&Object.assign(l,r),l.clip===void 0&&(l.clip=!1),l}function Kk(e,t){let[n,r]=ja(e.range());return(r-n)/t}function qk(e,t,n,r,i){return{value:Jk(e,t,n,r,i)}}function Jk(e,t,n,r,i){return typeof r==`function`&&!(e.type===`log`&&e.tickFormat)?r:r===void 0&&t&&cC(t)?Wx(e.type,t,i)??sD:e.tickFormat?e.tickFormat(typeof n==`number`?n:null,r):typeof r==`string`&&e.domain().length>0?(cC(e.domain())?Kg:md)(r):r===void 0?sD:gS(r)}function Yk(e,t,n){return e.range(t,e.offset(e.floor(n)))}var Xk={draw(e,t){e.moveTo(0,0),e.lineTo(0,t)}},Zk={draw(e,t){e.moveTo(0,0),e.lineTo(0,-t)}},Qk={draw(e,t){e.moveTo(0,0),e.lineTo(-t,0)}},$k={draw(e,t){e.moveTo(0,0),e.lineTo(t,0)}};function eA(e){return e.bandwidth&&!e.interval?void 0:`tabular-nums`}function tA(e,t,{anchor:n,label:r=t.label,labelAnchor:i,labelArrow:a}={}){if(!(r==null||r.inferred&&rA(t)&&/^(date|time|year)$/i.test(r))){if(r=String(r),a===`auto`&&(a=(!t.bandwidth||t.interval)&&!/[↑↓→←]/.test(r)),!a)return r;if(a===!0){let n=GT(t);n&&(a=/x$/.test(e)||i===`center`?/x$/.test(e)===n<0?`left`:`right`:n<0?`up`:`down`)}switch(a){case`left`:return`← ${r}`;case`right`:return`${r} →`;case`up`:return n===`right`?`${r} ↑`:`↑ ${r}`;case`down`:return n===`right`?`${r} ↓`:`↓ ${r}`}return r}}function nA(e=`auto`){return gC(e)?!1:typeof e==`boolean`?e:TS(e,`labelArrow`,[`auto`,`up`,`right`,`down`,`left`])}function rA(e){return cC(e.domain())}function iA(e,t){if(t==null)return t;let n=e(t);if(!n)throw Error(`scale not found: ${t}`);return n}function aA(e,{opacity:t,...n}={}){if(!aE(e)&&!oE(e))throw Error(`swatches legend requires ordinal or threshold color scale (not ${e.type})`);return sA(e,n,(e,n,r,i)=>e.append(`svg`).attr(`width`,r).attr(`height`,i).attr(`fill`,n.scale).attr(`fill-opacity`,CS(t)[1]).append(`rect`).attr(`width`,`100%`).attr(`height`,`100%`))}function oA(e,{fill:t=e.hint?.fill===void 0?`none`:e.hint.fill,fillOpacity:n=1,stroke:r=e.hint?.stroke===void 0?gC(t)?`currentColor`:`none`:e.hint.stroke,strokeOpacity:i=1,strokeWidth:a=1.5,r:o=4.5,...s}={},c){let[l,u]=SS(t),[d,f]=SS(r),p=iA(c,l),m=iA(c,d),h=o*o*Math.PI;return n=CS(n)[1],i=CS(i)[1],a=CS(a)[1],sA(e,s,(t,r,o,s)=>t.append(`svg`).attr(`viewBox`,`-8 -8 16 16`).attr(`width`,o).attr(`height`,s).attr(`fill`,l===`color`?e=>p.scale(e):u).attr(`fill-opacity`,n).attr(`stroke`,d===`color`?e=>m.scale(e):f).attr(`stroke-opacity`,i).attr(`stroke-width`,a).append(`path`).attr(`d`,t=>{let n=Yu();return e.scale(t).draw(n,h),n}))}function sA(e,t={},n){let{columns:r,tickFormat:i,fontVariant:a=eO(e),swatchSize:o=15,swatchWidth:s=o,swatchHeight:c=o,marginLeft:l=0,className:u,style:d,width:f}=t,p=ZE(t);u=FD(u),i=Jk(e.scale,e.domain,void 0,i);let m=QE(`div`,p).attr(`class`,`${u}-swatches ${u}-swatches-${r==null?`wrap`:`columns`}`),h;return r==null?(h=`:where(.${u}-swatches-wrap) {
  display: flex;
  align-items: center;
  min-height: 33px;
  flex-wrap: wrap;
}
:where(.${u}-swatches-wrap .${u}-swatch) {
  display: inline-flex;
  align-items: center;
  margin-right: 1em;
}`,m.selectAll().data(e.domain).enter().append(`span`).attr(`class`,`${u}-swatch`).call(n,e,s,c).append(function(){return this.ownerDocument.createTextNode(i.apply(this,arguments))})):(h=`:where(.${u}-swatches-columns .${u}-swatch) {
  display: flex;
  align-items: center;
  break-inside: avoid;
  padding-bottom: 1px;
}
:where(.${u}-swatches-columns .${u}-swatch::before) {
  flex-shrink: 0;
}
:where(.${u}-swatches-columns .${u}-swatch-label) {
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
}`,m.style(`columns`,r).selectAll().data(e.domain).enter().append(`div`).attr(`class`,`${u}-swatch`).call(n,e,s,c).call(e=>e.append(`div`).attr(`class`,`${u}-swatch-label`).attr(`title`,i).text(i))),m.call(e=>e.insert(`style`,`*`).text(`:where(.${u}-swatches) {
  font-family: system-ui, sans-serif;
  font-size: 10px;
  margin-bottom: 0.5em;
}
:where(.${u}-swatch > svg) {
  margin-right: 0.5em;
  overflow: visible;
}
${h}`)).style(`margin-left`,l?`${+l}px`:null).style(`width`,f===void 0?null:`${+f}px`).style(`font-variant`,MD(a,`normal`)).call(ID,d).node()}var cA=new Map([[`symbol`,oA],[`color`,dA],[`opacity`,fA]]);function lA(e,t,n={}){return(r,i)=>{if(!cA.has(r))throw Error(`unknown legend type: ${r}`);if(r in e)return cA.get(r)(e[r],uA(t,n[r],i),t=>e[t])}}function uA({className:e,...t},{label:n,ticks:r,tickFormat:i}={},a){return xC(a,{className:e,...t},{label:n,ticks:r,tickFormat:i})}function dA(e,{legend:t=!0,...n}){if(t===!0&&(t=e.type===`ordinal`?`swatches`:`ramp`),e.domain!==void 0)switch(`${t}`.toLowerCase()){case`swatches`:return aA(e,n);case`ramp`:return tO(e,n);default:throw Error(`unknown legend type: ${t}`)}}function fA({type:e,interpolate:t,...n},{legend:r=!0,color:i=ul(0,0,0),...a}){if(!t)throw Error(`${e} opacity scales are not supported`);if(r===!0&&(r=`ramp`),`${r}`.toLowerCase()!==`ramp`)throw Error(`${r} opacity legends are not supported`);return dA({type:e,...n,interpolate:pA(i)},{legend:r,...a})}function pA(e){let{r:t,g:n,b:r}=ul(e)||ul(0,0,0);return e=>`rgba(${t},${n},${r},${e})`}function mA(e,t,n){let r=[];for(let[i,a]of cA){let o=n[i];if(o?.legend&&i in e){let n=a(e[i],uA(t,e[i],o),t=>e[t]);n!=null&&r.push(n)}}return r}function hA(e={},t=`y`){return MS(e)?e:{...e,[t]:lS}}function gA(e,t){if(t.length===1)return{data:e,facets:t};let n=VS(e),r=new Uint8Array(n),i=0;for(let e of t)for(let t of e)r[t]&&++i,r[t]=1;if(i===0)return{data:e,facets:t};e=AS(e);let a=e[$x]=new Uint32Array(n+i);t=t.map(e=>AS(e,Uint32Array));let o=n;r.fill(0);for(let n of t)for(let t=0,i=n.length;t<i;++t){let i=n[t];r[i]?(n[t]=o,e[o]=e[i],a[o]=i,++o):a[i]=i,r[i]=1}return{data:e,facets:t}}function _A(e={},t={}){arguments.length===1&&([e,t]=yA(e));let{x1:n,x:r=n,y:i,...a}=t,[o,s,c,l]=xA(r,i,`x`,`y`,e,a);return{...o,x1:n,x:s,y1:c,y2:l,y:YS(c,l)}}function vA({y:e,y1:t,y2:n,...r}={}){return r=UD(r,`x`),t===void 0&&n===void 0?_A({y:e,...r}):([t,n]=RS(e,t,n),{...r,y1:t,y2:n})}function yA(e){let{offset:t,order:n,reverse:r,...i}=e;return[{offset:t,order:n,reverse:r},i]}var bA={length:!0};function xA(e,t=uS,n,r,{offset:i,order:a,reverse:o},s){if(t===null)throw Error(`stack requires ${r}`);let c=BS(s),[l,u]=qS(e),[d,f]=KS(t),[p,m]=KS(t);return d.hint=p.hint=bA,i=SA(i),a=kA(a,i,r),[WC(s,(r,s,l)=>{({data:r,facets:s}=gA(r,s));let d=e==null?void 0:u(XS(eS(r,e),l?.[n])),p=eS(r,t,Float64Array),h=eS(r,c),g=a&&a(r,d,p,h),_=VS(r),v=f(new Float64Array(_)),y=m(new Float64Array(_)),b=[];for(let e of s){let t=d?Array.from(Ba(e,e=>d[e]).values()):[e];if(g)for(let e of t)e.sort(g);for(let e of t){let t=0,n=0;o&&e.reverse();for(let r of e){let e=p[r];e<0?t=y[r]=(v[r]=t)+e:e>0?n=y[r]=(v[r]=n)+e:y[r]=v[r]=n}}b.push(t)}return i&&i(b,v,y,h),{data:r,facets:s}}),l,d,p]}function SA(e){if(e!=null){if(typeof e==`function`)return e;switch(`${e}`.toLowerCase()){case`expand`:case`normalize`:return wA;case`center`:case`silhouette`:return TA;case`wiggle`:return EA}throw Error(`unknown offset: ${e}`)}}function CA(e,t){let n=0,r=0;for(let i of e){let e=t[i];e<n&&(n=e),e>r&&(r=e)}return[n,r]}function wA(e,t,n){for(let r of e)for(let e of r){let[r,i]=CA(e,n);for(let a of e){let e=1/(i-r||1);t[a]=e*(t[a]-r),n[a]=e*(n[a]-r)}}}function TA(e,t,n){for(let r of e){for(let e of r){let[r,i]=CA(e,n);for(let a of e){let e=(i+r)/2;t[a]-=e,n[a]-=e}}DA(r,t,n)}OA(e,t,n)}function EA(e,t,n,r){for(let i of e){let e=new Na,a=0;for(let o of i){let i=-1,s=o.map(e=>Math.abs(n[e]-t[e])),c=o.map(a=>{i=r?r[a]:++i;let o=n[a]-t[a],s=e.has(i)?o-e.get(i):0;return e.set(i,o),s}),l=[0,...Oa(c)];for(let e of o)t[e]+=a,n[e]+=a;let u=bo(s);u&&(a-=bo(s,(e,t)=>(c[t]/2+l[t])*e)/u)}DA(i,t,n)}OA(e,t,n)}function DA(e,t,n){let r=io(e,e=>io(e,e=>t[e]));for(let i of e)for(let e of i)t[e]-=r,n[e]-=r}function OA(e,t,n){let r=e.length;if(r===1)return;let i=e.map(e=>e.flat()),a=i.map(e=>(io(e,e=>t[e])+no(e,e=>n[e]))/2),o=io(a);for(let e=0;e<r;e++){let r=o-a[e];for(let a of i[e])t[a]+=r,n[a]+=r}}function kA(e,t,n){if(e===void 0&&t===EA)return PA(cx);if(e!=null){if(typeof e==`string`){let t=e.startsWith(`-`),r=t?lx:cx;switch((t?e.slice(1):e).toLowerCase()){case`value`:case n:return AA(r);case`z`:return jA(r);case`sum`:return MA(r);case`appearance`:return NA(r);case`inside-out`:return PA(r)}return FA(sS(e))}if(typeof e==`function`)return(e.length===1?FA:IA)(e);if(Jx(e))return LA(e);throw Error(`invalid order: ${e}`)}}function AA(e){return(t,n,r)=>(t,n)=>e(r[t],r[n])}function jA(e){return(t,n,r,i)=>(t,n)=>e(i[t],i[n])}function MA(e){return RA(e,(e,t,n,r)=>Ja(HS(e),e=>bo(e,e=>n[e]),e=>r[e]))}function NA(e){return RA(e,(e,t,n,r)=>Ja(HS(e),e=>t[co(e,e=>n[e])],e=>r[e]))}function PA(e){return RA(e,(e,t,n,r)=>{let i=HS(e),a=Ja(i,e=>t[co(e,e=>n[e])],e=>r[e]),o=Va(i,e=>bo(e,e=>n[e]),e=>r[e]),s=[],c=[],l=0;for(let e of a)l<0?(l+=o.get(e),s.push(e)):(l-=o.get(e),c.push(e));return c.reverse().concat(s)})}function FA(e){return t=>{let n=eS(t,e);return(e,t)=>cx(n[e],n[t])}}function IA(e){return t=>Jx(t)?(n,r)=>e(t[n],t[r]):(n,r)=>e(t.get(n),t.get(r))}function LA(e){return RA(cx,()=>e)}function RA(e,t){return(n,r,i,a)=>{if(!a)throw Error(`missing channel: z`);let o=new Na(t(n,r,i,a).map((e,t)=>[e,t]));return(t,n)=>e(o.get(a[t]),o.get(a[n]))}}function zA(e,{inset:t=0,insetTop:n=t,insetRight:r=t,insetBottom:i=t,insetLeft:a=t}={}){e.insetTop=pS(n),e.insetRight=pS(r),e.insetBottom=pS(i),e.insetLeft=pS(a)}function BA(e,{r:t,rx:n,ry:r,rx1:i=t,ry1:a=t,rx2:o=t,ry2:s=t,rx1y1:c=i===void 0?a===void 0?0:+a:+i,rx1y2:l=i===void 0?s===void 0?0:+s:+i,rx2y1:u=o===void 0?a===void 0?0:+a:+o,rx2y2:d=o===void 0?s===void 0?0:+s:+o}={}){c||l||u||d?(e.rx1y1=c,e.rx1y2=l,e.rx2y1=u,e.rx2y2=d):(e.rx=MD(n,`auto`),e.ry=MD(r,`auto`))}function VA(e,t,n,r,i,a){let{rx1y1:o,rx1y2:s,rx2y1:c,rx2y2:l}=a;typeof t!=`function`&&(t=gS(t)),typeof n!=`function`&&(n=gS(n)),typeof r!=`function`&&(r=gS(r)),typeof i!=`function`&&(i=gS(i));let u=Math.max(Math.abs(o+c),Math.abs(s+l)),d=Math.max(Math.abs(o+s),Math.abs(c+l));e.attr(`d`,e=>{let a=t(e),f=n(e),p=r(e),m=i(e),h=a>p,g=f>m,_=h?p:a,v=h?a:p,y=g?m:f,b=g?f:m,x=Math.min(1,(v-_)/u,(b-y)/d),S=x*(h?g?l:c:g?s:o),C=x*(h?g?s:o:g?l:c),w=x*(h?g?o:s:g?c:l),T=x*(h?g?c:l:g?o:s);return`M${_},${y+UA(S,T)}A${S},${S} 0 0 ${S<0?0:1} ${_+HA(S,T)},${y}H${v-HA(C,w)}A${C},${C} 0 0 ${C<0?0:1} ${v},${y+UA(C,w)}V${b-UA(w,C)}A${w},${w} 0 0 ${w<0?0:1} ${v-HA(w,C)},${b}H${_+HA(T,S)}A${T},${T} 0 0 ${T<0?0:1} ${_},${b-UA(T,S)}Z`})}function HA(e,t){return t<0?e:Math.abs(e)}function UA(e,t){return t<0?Math.abs(e):e}var WA={ariaLabel:`frame`,fill:`none`,stroke:`currentColor`,clip:!1},GA={ariaLabel:`frame`,fill:null,stroke:`currentColor`,strokeLinecap:`square`,clip:!1},KA=class extends RD{constructor(e={}){let{anchor:t=null}=e;super(oS,void 0,e,t==null?WA:GA),this.anchor=wS(t,`anchor`,[`top`,`right`,`bottom`,`left`]),zA(this,e),t||BA(this,e)}render(e,t,n,r,i){let{marginTop:a,marginRight:o,marginBottom:s,marginLeft:c,width:l,height:u}=r,{anchor:d,insetTop:f,insetRight:p,insetBottom:m,insetLeft:h}=this,{rx:g,ry:_,rx1y1:v,rx1y2:y,rx2y1:b,rx2y2:x}=this,S=c+h,C=l-o-p,w=a+f,T=u-s-m;return QE(d?`svg:line`:v||y||b||x?`svg:path`:`svg:rect`,i).datum(0).call(DD,this,r,i).call(OD,this).call(gD,this,n).call(jD,this,{}).call(d===`left`?e=>e.attr(`x1`,S).attr(`x2`,S).attr(`y1`,w).attr(`y2`,T):d===`right`?e=>e.attr(`x1`,C).attr(`x2`,C).attr(`y1`,w).attr(`y2`,T):d===`top`?e=>e.attr(`x1`,S).attr(`x2`,C).attr(`y1`,w).attr(`y2`,w):d===`bottom`?e=>e.attr(`x1`,S).attr(`x2`,C).attr(`y1`,T).attr(`y2`,T):v||y||b||x?e=>e.call(VA,S,w,C,T,this):e=>e.attr(`x`,S).attr(`y`,w).attr(`width`,C-S).attr(`height`,T-w).attr(`rx`,g).attr(`ry`,_)).node()}};function qA(e){return new KA(e)}var JA={ariaLabel:`tip`,fill:`var(--plot-background)`,stroke:`currentColor`},YA=new Set([`geometry`,`href`,`src`,`ariaLabel`,`scales`]),XA=class extends RD{constructor(e,t={}){t.tip&&(t={...t,tip:!1}),t.title===void 0&&aC(e)&&oC(e)&&(t={...t,title:lS});let{x:n,y:r,x1:i,x2:a,y1:o,y2:s,anchor:c,preferredAnchor:l=`bottom`,monospace:u,fontFamily:d=u?`ui-monospace, monospace`:void 0,fontSize:f,fontStyle:p,fontVariant:m,fontWeight:h,lineHeight:g=1,lineWidth:_=20,frameAnchor:v,format:y,textAnchor:b=`start`,textOverflow:x,textPadding:S=8,title:C,pointerSize:w=12,pathFilter:T=`drop-shadow(0 3px 4px rgba(0,0,0,0.2))`}=t;super(e,{x:{value:i!=null&&a!=null?null:n,scale:`x`,optional:!0},y:{value:o!=null&&s!=null?null:r,scale:`y`,optional:!0},x1:{value:i,scale:`x`,optional:a==null},y1:{value:o,scale:`y`,optional:s==null},x2:{value:a,scale:`x`,optional:i==null},y2:{value:s,scale:`y`,optional:o==null},title:{value:C,optional:!0}},t,JA),this.anchor=yC(c,`anchor`),this.preferredAnchor=yC(l,`preferredAnchor`),this.frameAnchor=bC(v),this.textAnchor=MD(b,`middle`),this.textPadding=+S,this.pointerSize=+w,this.pathFilter=fS(T),this.lineHeight=+g,this.lineWidth=+_,this.textOverflow=LO(x),this.monospace=!!u,this.fontFamily=fS(d),this.fontSize=pS(f),this.fontStyle=fS(p),this.fontVariant=fS(m),this.fontWeight=fS(h);for(let e in JA)e in this.channels&&(this[e]=JA[e]);this.splitLines=ZO(this),this.clipLine=QO(this),this.format=typeof y==`string`||typeof y==`function`?{title:y}:{...y}}render(e,t,n,r,i){let a=this,{x:o,y:s,fx:c,fy:l}=t,{ownerSVGElement:u,document:d}=i,{anchor:f,monospace:p,lineHeight:m,lineWidth:h}=this,{textPadding:g,pointerSize:_,pathFilter:v}=this,{marginTop:y,marginLeft:b}=r,{x1:x,y1:S,x2:C,y2:w,x:T=x??C,y:E=S??w}=n,D=c?c(e.fx)-b:0,O=l?l(e.fy)-y:0,[k,A]=LD(this,r),ee=QD(n,k),te=$D(n,A),ne=p?XO:YO,re=ne(`…`),ie,ae;`title`in n?(ie=tj.call(this,{title:n.channels.title},t),ae=rj):(ie=tj.call(this,n.channels,t),ae=ij);let oe=QE(`svg:g`,i).call(DD,this,r,i).call(HO,this).call(jD,this,{x:T&&o,y:E&&s}).call(r=>r.selectAll().data(e).enter().append(`g`).attr(`transform`,e=>`translate(${Math.round(ee(e))},${Math.round(te(e))})`).call(OD,this).call(e=>e.append(`path`).attr(`filter`,v)).call(r=>r.append(`text`).each(function(r){let i=Pc(this);this.setAttribute(`fill`,`currentColor`),this.setAttribute(`fill-opacity`,1),this.setAttribute(`stroke`,`none`);let o=ae.call(a,r,e,ie,t,n);if(typeof o==`string`)for(let e of a.splitLines(o))se(i,{value:a.clipLine(e)});else{let e=new Set;for(let t of o){let{label:n=``}=t;n&&e.has(n)||(e.add(n),se(i,t))}}})));function se(e,{label:t,value:n,color:r,opacity:i}){t??=``,n??=``;let a=r!=null||i!=null,o,s=h*100,[c]=$O(t,s,ne,re);if(c>=0)t=t.slice(0,c).trimEnd()+`…`,o=n.trim(),n=``;else{(t||!n&&!a)&&(n=` `+n);let[e]=$O(n,s-ne(t),ne,re);e>=0&&(o=n.trim(),n=n.slice(0,e).trimEnd()+`…`)}let l=e.append(`tspan`).attr(`x`,0).attr(`dy`,`${m}em`).text(`​`);t&&l.append(`tspan`).attr(`font-weight`,`bold`).text(t),n&&l.append(()=>d.createTextNode(n)),a&&l.append(`tspan`).text(` ■`).attr(`fill`,r).attr(`fill-opacity`,i).style(`user-select`,`none`),o&&l.append(`title`).text(o)}function ce(){let{width:e,height:t}=r.facet??r;oe.selectChildren().each(function(n){let{x:r,width:i,height:o}=this.getBBox();i=Math.round(i),o=Math.round(o);let s=f;if(s===void 0){let r=ee(n)+D,c=te(n)+O,l=r+i+_+g*2<e,u=r-i-_-g*2>0,d=c+o+_+g*2<t,f=c-o-_-g*2>0;s=l&&u?d&&f?a.preferredAnchor:f?`bottom`:`top`:d&&f?l?`left`:`right`:(l||u)&&(d||f)?`${f?`bottom`:`top`}-${l?`left`:`right`}`:a.preferredAnchor}let c=this.firstChild,l=this.lastChild;if(c.setAttribute(`d`,ej(s,_,g,i,o)),r)for(let e of l.childNodes)e.setAttribute(`x`,-r);l.setAttribute(`y`,`${+QA(s,l.childNodes.length,m).toFixed(6)}em`),l.setAttribute(`transform`,`translate(${$A(s,_,g,i,o)})`)}),oe.attr(`visibility`,null)}return e.length&&(oe.attr(`visibility`,`hidden`),u.isConnected?Promise.resolve().then(ce):typeof requestAnimationFrame<`u`&&requestAnimationFrame(ce)),oe.node()}};function ZA(e,{x:t,y:n,...r}={}){return r.frameAnchor===void 0&&([t,n]=zS(t,n)),new XA(e,{...r,x:t,y:n})}function QA(e,t,n){return/^top(?:-|$)/.test(e)?.94-n:-.29-t*n}function $A(e,t,n,r,i){switch(e){case`middle`:return[-r/2,i/2];case`top-left`:return[n,t+n];case`top`:return[-r/2,t/2+n];case`top-right`:return[-r-n,t+n];case`right`:return[-t/2-r-n,i/2];case`bottom-left`:return[n,-t-n];case`bottom`:return[-r/2,-t/2-n];case`bottom-right`:return[-r-n,-t-n];case`left`:return[n+t/2,i/2]}}function ej(e,t,n,r,i){let a=r+n*2,o=i+n*2;switch(e){case`middle`:return`M${-a/2},${-o/2}h${a}v${o}h${-a}z`;case`top-left`:return`M0,0l${t},${t}h${a-t}v${o}h${-a}z`;case`top`:return`M0,0l${t/2},${t/2}h${(a-t)/2}v${o}h${-a}v${-o}h${(a-t)/2}z`;case`top-right`:return`M0,0l${-t},${t}h${t-a}v${o}h${a}z`;case`right`:return`M0,0l${-t/2},${-t/2}v${t/2-o/2}h${-a}v${o}h${a}v${t/2-o/2}z`;case`bottom-left`:return`M0,0l${t},${-t}h${a-t}v${-o}h${-a}z`;case`bottom`:return`M0,0l${t/2},${-t/2}h${(a-t)/2}v${-o}h${-a}v${o}h${(a-t)/2}z`;case`bottom-right`:return`M0,0l${-t},${-t}h${t-a}v${-o}h${a}z`;case`left`:return`M0,0l${t/2},${-t/2}v${t/2-o/2}h${a}v${o}h${-a}v${t/2-o/2}z`}}function tj(e,t){let n={},r=this.format;r=nj(r,e,`x`),r=nj(r,e,`y`),this.format=r;for(let t in r){let i=r[t];if(i!==null&&i!==!1){if(t===`fx`||t===`fy`)n[t]=!0;else{let r=Ew(e,t);r&&(n[t]=r)}}}for(let t in e){if(t in n||t in r||YA.has(t)||(t===`x`||t===`y`)&&e.geometry)continue;let i=Ew(e,t);if(i){if(i.scale==null&&i.defaultScale===`color`)continue;n[t]=i}}this.facet&&(t.fx&&!(`fx`in r)&&(n.fx=!0),t.fy&&!(`fy`in r)&&(n.fy=!0));for(let e in n){let r=this.format[e];if(typeof r==`string`){let i=n[e]?.value??t[e]?.domain()??[];this.format[e]=(cC(i)?Kg:md)(r)}else if(r===void 0||r===!0){let n=t[e];this.format[e]=n?.bandwidth?Jk(n,n.domain()):sD}}return n}function nj(e,t,n){if(!(n in e))return e;let r=`${n}1`,i=`${n}2`;if((r in e||!(r in t))&&(i in e||!(i in t)))return e;let a=Object.entries(e),o=e[n];return a.splice(a.findIndex(([e])=>e===n)+1,0,[r,o],[i,o]),Object.fromEntries(a)}function rj(e,t,{title:n}){return this.format.title(n.value[e],e)}function*ij(e,t,n,r,i){for(let a in n){if(a===`fx`||a===`fy`){yield{label:sj(r,n,a),value:this.format[a](t[a],e)};continue}if(a===`x1`&&`x2`in n||a===`y1`&&`y2`in n)continue;let o=n[a];if(a===`x2`&&`x1`in n)yield{label:oj(r,n,`x`),value:aj(this.format.x2,n.x1,o,e)};else if(a===`y2`&&`y1`in n)yield{label:oj(r,n,`y`),value:aj(this.format.y2,n.y1,o,e)};else{let t=o.value[e],s=o.scale;if(!sx(t)&&s==null)continue;yield{label:sj(r,n,a),value:this.format[a](t,e),color:s===`color`?i[a][e]:null,opacity:s===`opacity`?i[a][e]:null}}}}function aj(e,t,n,r){return n.hint?.length?`${e(n.value[r]-t.value[r],r)}`:`${e(t.value[r],r)}–${e(n.value[r],r)}`}function oj(e,t,n){let r=sj(e,t,`${n}1`,n),i=sj(e,t,`${n}2`,n);return r===i?r:`${r}–${i}`}function sj(e,t,n,r=n){let i=t[n],a=e[i?.scale??n];return String(a?.label??i?.label??r)}function cj(e={}){let{facet:t,style:n,title:r,subtitle:i,caption:a,ariaLabel:o,ariaDescription:s}=e,c=FD(e.className),l=e.marks===void 0?[]:dj(e.marks);l.push(...Sj(l));let u=yj(t,e),d=new Map;for(let t of l){let n=bj(t,u,e);n&&d.set(t,n)}let f=new Map;u&&_j(f,[u],e),_j(f,d,e);let p=dj(Cj(l,f,e));for(let t of p){let n=bj(t,u,e);n&&d.set(t,n)}l.unshift(...p);let m=pE(f,e);if(m!==void 0){let e=u?FE(m,u):void 0;for(let t of l){if(t.facet===null||t.facet===`super`)continue;let n=d.get(t);n!==void 0&&(n.facetsIndex=t.fx!=null||t.fy!=null?FE(m,n):e)}let t=new Set;for(let{facetsIndex:e}of d.values())e?.forEach((e,n)=>{e?.length>0&&t.add(n)});m.forEach(0<t.size&&t.size<m.length?(e,n)=>e.empty=!t.has(n):e=>e.empty=!1);for(let e of l)if(e.facet===`exclude`){let t=d.get(e);t!==void 0&&(t.facetsIndex=_E(t.facetsIndex))}}for(let t of FC.keys())FS(e[t])&&t!==`fx`&&t!==`fy`&&f.set(t,[]);let h=new Map;for(let t of l){if(h.has(t))throw Error(`duplicate mark; each mark must be unique`);let{facetsIndex:n,channels:r}=d.get(t)??{},{data:i,facets:a,channels:o}=t.initialize(n,r,e);mj(o,e),h.set(t,{data:i,facets:a,channels:o})}let g=VT(_j(f,h,e),e),_=WD(g,l,e);UT(g,_);let v=HT(g),{fx:y,fy:b}=v,x=y||b?qT(g,_):_,S=y||b?Pj(v,_):_,C=ZE(e),w=C.document,T=Bo(`svg`).call(w.documentElement),E=T;C.ownerSVGElement=T,C.className=c,C.projection=zE(e,x),C.path=function(){return kp(this.projection??XE(v))},C.filterFacets=(e,t)=>FE(m,{channels:t,groups:hE(e,t)}),C.getMarkState=e=>{let t=h.get(e),n=d.get(e);return{...t,channels:{...t.channels,...n?.channels}}},C.dispatchValue=e=>{E.value!==e&&(E.value=e,E.dispatchEvent(new C.document.defaultView.Event(`input`,{bubbles:!0})))};let D=new Set;for(let[t,n]of h)if(t.initializer!=null){let r=t.facet===`super`?S:x,i=t.initializer(n.data,n.facets,n.channels,v,r,C);if(i.data!==void 0&&(n.data=i.data),i.facets!==void 0&&(n.facets=i.facets),i.channels!==void 0){let{fx:r,fy:a,...o}=i.channels;gj(o),Object.assign(n.channels,o);for(let t of Object.values(o)){let{scale:n}=t;n!=null&&!IC(FC.get(n))&&(hj(t,e),D.add(n))}(r!=null||a!=null)&&d.set(t,!0)}}if(D.size){let t=new Map;_j(t,h,e,e=>D.has(e)),_j(f,h,e,e=>D.has(e));let n=Nj(VT(t,e),g),{scales:r,...i}=HT(n);Object.assign(g,n),Object.assign(v,i),Object.assign(v.scales,r)}let O,k;m!==void 0&&(O={x:y?.domain(),y:b?.domain()},m=mE(m,O),k=gE(y,b,_));for(let[e,t]of h)t.values=e.scale(t.channels,v,C);let{width:A,height:ee}=_;Pc(T).attr(`class`,c).attr(`fill`,`currentColor`).attr(`font-family`,`system-ui, sans-serif`).attr(`font-size`,10).attr(`text-anchor`,`middle`).attr(`width`,A).attr(`height`,ee).attr(`viewBox`,`0 0 ${A} ${ee}`).attr(`aria-label`,o).attr(`aria-description`,s).call(e=>e.append(`style`).text(`:where(.${c}) {
  --plot-background: white;
  display: block;
  height: auto;
  height: intrinsic;
  max-width: 100%;
}
:where(.${c} text),
:where(.${c} tspan) {
  white-space: pre;
}`)).call(ID,n);for(let e of l){let{channels:t,values:n,facets:r}=h.get(e);if(m===void 0||e.facet===`super`){let i=null;if(r&&(i=r[0],i=e.filter(i,t,n),i.length===0))continue;let a=e.render(i,v,n,S,C);if(a==null)continue;T.appendChild(a)}else{let i;for(let a of m){if(!(e.facetAnchor?.(m,O,a)??!a.empty))continue;let o=null;if(r){let i=d.has(e);if(o=r[i?a.i:0],o=e.filter(o,t,n),o.length===0)continue;!i&&o===r[0]&&(o=WS(o)),o.fx=a.x,o.fy=a.y,o.fi=a.i}let s=e.render(o,v,n,x,C);if(s!=null){(i??=Pc(T).append(`g`)).append(()=>s).datum(a);for(let e of[`aria-label`,`aria-description`,`aria-hidden`,`transform`])s.hasAttribute(e)&&(i.attr(e,s.getAttribute(e)),s.removeAttribute(e))}}i?.selectChildren().each(k)}}let te=mA(g,C,e),{figure:ne=r!=null||i!=null||a!=null||te.length>0}=e;ne&&(E=w.createElement(`figure`),E.className=`${c}-figure`,E.style.maxWidth=`initial`,r!=null&&E.append(lj(w,r,`h2`)),i!=null&&E.append(lj(w,i,`h3`)),E.append(...te,T),a!=null&&E.append(uj(w,a)),`value`in T&&(E.value=T.value,delete T.value)),E.scale=dE(v.scales),E.legend=lA(g,C,e);let re=hT();return re>0&&Pc(T).append(`text`).attr(`x`,A).attr(`y`,20).attr(`dy`,`-1em`).attr(`text-anchor`,`end`).attr(`font-family`,`initial`).text(`⚠️`).append(`title`).text(`${re.toLocaleString(`en-US`)} warning${re===1?``:`s`}. Please check the console.`),E}function lj(e,t,n){if(t.ownerDocument)return t;let r=e.createElement(n);return r.append(t),r}function uj(e,t){let n=e.createElement(`figcaption`);return n.append(t),n}function dj(e){return e.flat(1/0).filter(e=>e!=null).map(fj)}function fj(e){return typeof e.render==`function`?e:new pj(e)}var pj=class extends RD{constructor(e){if(typeof e!=`function`)throw TypeError(`invalid mark; missing render function`);super(),this.render=e}render(){}};function mj(e,t){for(let n in e)hj(e[n],t);return e}function hj(e,t){let{scale:n,transform:r=!0}=e;if(n==null||!r)return;let{type:i,percent:a,interval:o,transform:s=a?e=>e==null?NaN:e*100:ZS(o,i)}=t[n]??{};s!=null&&(e.value=kS(e.value,s),e.transform=!1)}function gj(e){for(let t in e)_w(t,e[t])}function _j(e,t,n,r=dS){for(let{channels:i}of t.values())for(let t in i){let a=i[t],{scale:o}=a;if(o!=null&&r(o)){if(o===`projection`){if(!qE(n)){let t=n.x?.domain===void 0,r=n.y?.domain===void 0;if(t||r){let[n,i]=YE(a);t&&vj(e,`x`,n),r&&vj(e,`y`,i)}}}else vj(e,o,a)}}return e}function vj(e,t,n){let r=e.get(t);r===void 0?e.set(t,[n]):r.push(n)}function yj(e,t){if(e==null)return;let{x:n,y:r}=e;if(n==null&&r==null)return;let i=ES(e.data);if(i==null)throw Error(`missing facet data`);let a={};return n!=null&&(a.fx=mw(i,{value:n,scale:`fx`})),r!=null&&(a.fy=mw(i,{value:r,scale:`fy`})),mj(a,t),{channels:a,groups:hE(i,a),data:e.data}}function bj(e,t,n){if(e.facet===null||e.facet===`super`)return;let{fx:r,fy:i}=e;if(r!=null||i!=null){let t=ES(e.data??r??i);if(t===void 0)throw Error(`missing facet data in ${e.ariaLabel}`);if(t===null)return;let a={};return r!=null&&(a.fx=mw(t,{value:r,scale:`fx`})),i!=null&&(a.fy=mw(t,{value:i,scale:`fy`})),mj(a,n),{channels:a,groups:hE(t,a)}}if(t===void 0)return;let{channels:a,groups:o,data:s}=t;if(e.facet!==`auto`||e.data===s)return{channels:a,groups:o};s.length>0&&(o.size>1||o.size===1&&a.fx&&a.fy&&[...o][0][1].size>1)&&VS(ES(e.data))===VS(s)&&gT(`Warning: the ${e.ariaLabel} mark appears to use faceted data, but isn’t faceted. The mark data has the same length as the facet data and the mark facet option is "auto", but the mark data and facet data are distinct. If this mark should be faceted, set the mark facet option to true; otherwise, suppress this warning by setting the mark facet option to false.`)}function xj(e,t={}){return GC({...t,x:null,y:null},(t,n,r,i,a,o)=>o.getMarkState(e))}function Sj(e){let t=[];for(let n of e){let e=n.tip;if(e){e===!0?e={}:typeof e==`string`&&(e={pointer:e});let{pointer:r,preferredAnchor:i}=e;r=/^x$/i.test(r)?XD:/^y$/i.test(r)?ZD:YD,e=r(xj(n,e)),e.title=null,i===void 0&&(e.preferredAnchor=r===ZD?`left`:`bottom`);let a=ZA(n.data,e);a.facet=n.facet,a.facetAnchor=n.facetAnchor,t.push(a)}}return t}function Cj(e,t,n){let{projection:r,x:i={},y:a={},fx:o={},fy:s={},axis:c,grid:l,facet:u={},facet:{axis:d=c,grid:f}=u,x:{axis:p=c,grid:m=p===null?null:l}=i,y:{axis:h=c,grid:g=h===null?null:l}=a,fx:{axis:_=d,grid:v=_===null?null:f}=o,fy:{axis:y=d,grid:b=y===null?null:f}=s}=n;(r||!FS(i)&&!Mj(`x`,e))&&(p=m=null),(r||!FS(a)&&!Mj(`y`,e))&&(h=g=null),t.has(`fx`)||(_=v=null),t.has(`fy`)||(y=b=null),p===void 0&&(p=!jj(e,`x`)),h===void 0&&(h=!jj(e,`y`)),_===void 0&&(_=!jj(e,`fx`)),y===void 0&&(y=!jj(e,`fy`)),p===!0&&(p=`bottom`),h===!0&&(h=`left`),_===!0&&(_=p===`top`||p===null?`bottom`:`top`),y===!0&&(y=h===`right`||h===null?`left`:`right`);let x=[];return Tj(x,b,Rk,s),wj(x,y,Ok,`right`,`left`,u,s),Tj(x,v,Bk,o),wj(x,_,Ak,`top`,`bottom`,u,o),Tj(x,g,Lk,a),wj(x,h,Dk,`left`,`right`,n,a),Tj(x,m,zk,i),wj(x,p,kk,`bottom`,`top`,n,i),x}function wj(e,t,n,r,i,a,o){if(!t)return;let s=Ej(t);o=Dj(s?r:t,a,o);let{line:c}=o;(n===Dk||n===kk)&&c&&!_C(c)&&e.push(qA(Oj(o))),e.push(n(o)),s&&e.push(n({...o,anchor:i,label:null}))}function Tj(e,t,n,r){t&&!_C(t)&&e.push(n(kj(t,r)))}function Ej(e){return/^\s*both\s*$/i.test(e)}function Dj(e,t,{line:n=t.line,ticks:r,tickSize:i,tickSpacing:a,tickPadding:o,tickFormat:s,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:d,label:f=t.label,labelAnchor:p,labelArrow:m=t.labelArrow,labelOffset:h}){return{anchor:e,line:n,ticks:r,tickSize:i,tickSpacing:a,tickPadding:o,tickFormat:s,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:d,label:f,labelAnchor:p,labelArrow:m,labelOffset:h}}function Oj(e){let{anchor:t,line:n}=e;return{anchor:t,facetAnchor:t+`-empty`,stroke:n===!0?void 0:n}}function kj(e,{stroke:t=mC(e)?e:void 0,ticks:n=Aj(e)?e:void 0,tickSpacing:r,ariaLabel:i,ariaDescription:a}){return{stroke:t,ticks:n,tickSpacing:r,ariaLabel:i,ariaDescription:a}}function Aj(e){switch(typeof e){case`number`:return!0;case`string`:return!mC(e)}return aC(e)||typeof e?.range==`function`}function jj(e,t){let n=`${t}-axis `;return e.some(e=>e.ariaLabel?.startsWith(n))}function Mj(e,t){for(let n of t)for(let t in n.channels){let{scale:r}=n.channels[t];if(r===e||r===`projection`)return!0}return!1}function Nj(e,t){for(let n in e){let r=e[n],i=t[n];r.label===void 0&&i&&(r.label=i.label)}return e}function Pj({fx:e,fy:t},n){let{marginTop:r,marginRight:i,marginBottom:a,marginLeft:o,width:s,height:c}=KT(n),l=e&&Fj(e),u=t&&Fj(t);return{marginTop:t?u[0]:r,marginRight:e?s-l[1]:i,marginBottom:t?c-u[1]:a,marginLeft:e?l[0]:o,inset:{marginTop:n.marginTop,marginRight:n.marginRight,marginBottom:n.marginBottom,marginLeft:n.marginLeft},width:s,height:c}}function Fj(e){let t=e.domain();if(t.length===0)return[0,e.bandwidth()];let n=e(t[0]),r=e(t[t.length-1]);return r<n&&([n,r]=[r,n]),[n,r+e.bandwidth()]}var Ij=new Map([[`basis`,Sb],[`basis-closed`,wb],[`basis-open`,Eb],[`bundle`,Ob],[`bump-x`,Uy],[`bump-y`,Wy],[`cardinal`,jb],[`cardinal-closed`,Nb],[`cardinal-open`,Fb],[`catmull-rom`,Rb],[`catmull-rom-closed`,Bb],[`catmull-rom-open`,Hb],[`linear`,Iy],[`linear-closed`,Wb],[`monotone-x`,Qb],[`monotone-y`,$b],[`natural`,nx],[`step`,ix],[`step-after`,ox],[`step-before`,ax]]);function Lj(e=Iy,t){if(typeof e==`function`)return e;let n=Ij.get(`${e}`.toLowerCase());if(!n)throw Error(`unknown curve: ${e}`);if(t!==void 0){if(`beta`in n)return n.beta(t);if(`tension`in n)return n.tension(t);if(`alpha`in n)return n.alpha(t)}return n}function Rj(e=zj,t){return typeof e!=`function`&&`${e}`.toLowerCase()===`auto`?zj:Lj(e,t)}function zj(e){return Iy(e)}var Bj={ariaLabel:`bar`},Vj=class extends RD{constructor(e,t,n={},r=Bj){super(e,t,n,r),zA(this,n),BA(this,n)}render(e,t,n,r,i){let{rx:a,ry:o,rx1y1:s,rx1y2:c,rx2y1:l,rx2y2:u}=this,d=this._x(t,n,r),f=this._y(t,n,r),p=this._width(t,n,r),m=this._height(t,n,r);return QE(`svg:g`,i).call(DD,this,r,i).call(this._transform,this,t).call(t=>t.selectAll().data(e).enter().call(s||c||l||u?e=>e.append(`path`).call(OD,this).call(VA,d,f,Hj(d,p),Hj(f,m),this).call(gD,this,n):e=>e.append(`rect`).call(OD,this).attr(`x`,d).attr(`width`,p).attr(`y`,f).attr(`height`,m).call(Y,`rx`,a).call(Y,`ry`,o).call(gD,this,n))).node()}_x(e,{x:t},{marginLeft:n}){let{insetLeft:r}=this;return t?e=>t[e]+r:n+r}_y(e,{y:t},{marginTop:n}){let{insetTop:r}=this;return t?e=>t[e]+r:n+r}_width({x:e},{x:t},{marginRight:n,marginLeft:r,width:i}){let{insetLeft:a,insetRight:o}=this,s=t&&e?e.bandwidth():i-n-r;return Math.max(0,s-a-o)}_height({y:e},{y:t},{marginTop:n,marginBottom:r,height:i}){let{insetTop:a,insetBottom:o}=this,s=t&&e?e.bandwidth():i-n-r;return Math.max(0,s-a-o)}};function Hj(e,t){return typeof e==`function`&&typeof t==`function`?n=>e(n)+t(n):typeof e==`function`?n=>e(n)+t:typeof t==`function`?n=>e+t(n):e+t}var Uj=class extends Vj{constructor(e,t={},n){let{x:r,y1:i,y2:a}=t;super(e,{y1:{value:i,scale:`y`},y2:{value:a,scale:`y`},x:{value:r,scale:`x`,type:`band`,optional:!0}},t,n)}_transform(e,t,{y:n}){e.call(jD,t,{y:n},0,0)}_y({y:e},{y1:t,y2:n},{marginTop:r}){let{insetTop:i}=this;return cE(e)?r+i:e=>Math.min(t[e],n[e])+i}_height({y:e},{y1:t,y2:n},{marginTop:r,marginBottom:i,height:a}){let{insetTop:o,insetBottom:s}=this;return cE(e)?a-r-i-o-s:e=>Math.max(0,Math.abs(n[e]-t[e])-o-s)}};function Wj(e,t={}){return NS(t)||(t={...t,x:cS,y2:lS}),new Uj(e,vA(wO(hA(t))))}var Gj={ariaLabel:`dot`,fill:`none`,stroke:`currentColor`,strokeWidth:1.5};function Kj(e){return e.sort===void 0&&e.reverse===void 0?ZC({channel:`-r`},e):e}var qj=class extends RD{constructor(e,t={}){let{x:n,y:r,r:i,rotate:a,symbol:o=qy,frameAnchor:s}=t,[c,l]=CS(a,0),[u,d]=UC(o),[f,p]=CS(i,u==null?3:4.5);super(e,{x:{value:n,scale:`x`,optional:!0},y:{value:r,scale:`y`,optional:!0},r:{value:f,scale:`r`,filter:fx,optional:!0},rotate:{value:c,optional:!0},symbol:{value:u,scale:`auto`,optional:!0}},Kj(t),Gj),this.r=p,this.rotate=l,this.symbol=d,this.frameAnchor=bC(s);let{channels:m}=this,{symbol:h}=m;if(h){let{fill:e,stroke:t}=m;h.hint={fill:e?e.value===h.value?`color`:`currentColor`:this.fill??`currentColor`,stroke:t?t.value===h.value?`color`:`currentColor`:this.stroke??`none`}}}render(e,t,n,r,i){let{x:a,y:o}=t,{x:s,y:c,r:l,rotate:u,symbol:d}=n,{r:f,rotate:p,symbol:m}=this,[h,g]=LD(this,r),_=m===qy,v=l?void 0:f*f*Math.PI;return px(f)&&(e=[]),QE(`svg:g`,i).call(DD,this,r,i).call(jD,this,{x:s&&a,y:c&&o}).call(t=>t.selectAll().data(e).enter().append(_?`circle`:`path`).call(OD,this).call(_?e=>{e.attr(`cx`,s?e=>s[e]:h).attr(`cy`,c?e=>c[e]:g).attr(`r`,l?e=>l[e]:f)}:e=>{e.attr(`transform`,NO`translate(${s?e=>s[e]:h},${c?e=>c[e]:g})${u?e=>` rotate(${u[e]})`:p?` rotate(${p})`:``}`).attr(`d`,l&&d?e=>{let t=Yu();return d[e].draw(t,l[e]*l[e]*Math.PI),t}:l?e=>{let t=Yu();return m.draw(t,l[e]*l[e]*Math.PI),t}:d?e=>{let t=Yu();return d[e].draw(t,v),t}:(()=>{let e=Yu();return m.draw(e,v),e})())}).call(gD,this,n)).node()}};function Jj(e,{x:t,y:n,...r}={}){return r.frameAnchor===void 0&&([t,n]=zS(t,n)),new qj(e,{...r,x:t,y:n})}var Yj={ariaLabel:`line`,fill:`none`,stroke:`currentColor`,strokeWidth:1.5,strokeLinecap:`round`,strokeLinejoin:`round`,strokeMiterlimit:1},Xj=class extends RD{constructor(e,t={}){let{x:n,y:r,z:i,curve:a,tension:o}=t;super(e,{x:{value:n,scale:`x`},y:{value:r,scale:`y`},z:{value:BS(t),optional:!0}},t,Yj),this.z=i,this.curve=Rj(a,o),rO(this,t)}filter(e){return e}project(e,t,n){this.curve!==zj&&super.project(e,t,n)}render(e,t,n,r,i){let{x:a,y:o}=n,{curve:s}=this;return QE(`svg:g`,i).call(DD,this,r,i).call(jD,this,t).call(t=>t.selectAll().data(bD(e,[a,o],this,n)).enter().append(`path`).call(OD,this).call(_D,this,n).call(fO,this,n,i).attr(`d`,s===zj&&i.projection?Zj(i.path(),a,o):zy().curve(s).defined(e=>e>=0).x(e=>a[e]).y(e=>o[e]))).node()}};function Zj(e,t,n){return t=vS(t),n=vS(n),r=>{let i=[],a=[i];for(let e of r)e===-1?(i=[],a.push(i)):i.push([t[e],n[e]]);return e({type:`MultiLineString`,coordinates:a})}}function Qj(e,{x:t,y:n,...r}={}){return[t,n]=zS(t,n),new Xj(e,{...r,x:t,y:n})}RD.prototype.plot=function({marks:e=[],...t}={}){return cj({...t,marks:[...e,this]})};var $j={width:420,height:170,style:{background:`transparent`,fontSize:`11px`}},eM=class extends Me{constructor(...e){super(...e),this.waits=new Set}static{this.styles=[qi,s`
      .charts {
        display: grid;
        gap: 1rem;
        grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
      }
      figure {
        margin: 0;
        min-width: 0;
        overflow: hidden;
      }
      figcaption {
        font-size: 0.85rem;
        color: var(--faint);
      }
    `]}render(){return j`<div class="charts">
      <figure id="load">
        <figcaption>Leaders (filled) and replicas of each broker, pod by pod</figcaption>
        <div></div>
      </figure>
      <figure id="exposure">
        <figcaption>Partitions in the pod, of 100, by interval; the dot is yours</figcaption>
        <div></div>
      </figure>
    </div>`}updated(e){e.has(`placed`)&&this.later(`load`,()=>this.placed&&this.drawLoad(this.placed)),e.has(`reached`)&&this.later(`exposure`,()=>this.reached&&this.drawExposure(this.reached))}later(e,t){this.waits.has(e)||(this.waits.add(e),setTimeout(()=>{this.waits.delete(e),t()},80))}drawLoad({state:e,replicas:t}){let n=new Map(e.brokers.map(({id:e})=>[e,{leaders:0,replicas:0}]));t.forEach((t,r)=>{let i=n.get(t);i&&(i.replicas+=1,r%e.replicationFactor===0&&(i.leaders+=1))});let r=la(e.brokers).map(({id:e,pod:t})=>({id:String(e),pod:t??`no pod`,...n.get(e)})),i=r.length>30;this.put(`load`,cj({...$j,ariaLabel:`Leaders and replicas of each broker`,x:{type:`band`,domain:r.map(({id:e})=>e),label:`broker`,ticks:i?[]:void 0},y:{label:null,grid:!0},marks:[Wj(r,{x:`id`,y:`replicas`,fill:`none`,stroke:`var(--follower)`,insetLeft:+!i}),Wj(r,{x:`id`,y:`leaders`,fill:`var(--leader)`,insetLeft:+!i}),jO([0],{stroke:`var(--line)`})]}))}drawExposure({state:e,whatIf:t}){let n=({isolated:e})=>100*e.part/Math.max(1,e.whole),r=t.filter(({interval:t})=>t===e.interval);this.put(`exposure`,cj({...$j,ariaLabel:`Share of partitions in the pod by interval`,x:{type:`log`,label:`interval`,ticks:[2,5,10,20,50],tickFormat:String},y:{label:null,grid:!0,zero:!0},marks:[Qj(t,{x:`interval`,y:n,stroke:`var(--accent)`}),Jj(r,{x:`interval`,y:n,r:5,fill:`var(--accent)`})]}))}put(e,t){t.setAttribute(`role`,`img`);for(let e of t.querySelectorAll(`g[aria-label]`))e.removeAttribute(`aria-label`);this.renderRoot.querySelector(`#${e} > div`)?.replaceChildren(t)}};B([N({attribute:!1})],eM.prototype,`placed`,void 0),B([N({attribute:!1})],eM.prototype,`reached`,void 0),eM=B([Ne(`load-charts`)],eM);var tM=22,nM=e=>22+e*20,rM=(e,t)=>Math.min(tM,e/Math.max(1,t)),iM=(e,t)=>t>0&&e%t===t-1;function aM(e,t,n){let{rows:r,replicas:i,factor:a,from:o,shown:s,width:c,broken:l,cell:u}=t,d=rM(c,s),f=Math.min(Math.floor(i.length/Math.max(1,a)),o+s),p=new Map(r.map(({id:e},t)=>[e,t]));lM(e,t,d,f,n),e.strokeStyle=n(`--line`),e.lineWidth=1,r.forEach(({pod:t},n)=>{n>0&&r[n-1]?.pod!==t&&uM(e,22+n*20,c)});let m=(t,n)=>{e.beginPath();for(let e=o;e<f;e+=1)for(let r=+!t;r<(t?1:a);r+=1){let t=p.get(i[e*a+r]??-1);t!==void 0&&n((e-o)*d,22+t*20)}},h=t=>(n,r)=>{let i=Math.min(d,20)/2-t;e.moveTo(n+d/2+i,r+10),e.arc(n+d/2,r+10,i,0,2*Math.PI)},g=t=>(n,r)=>e.rect(n,r+t,Math.max(d,.6),18-t);d<1?oM(e,t,d,f,p,n):(e.strokeStyle=e.fillStyle=n(`--follower`),e.lineWidth=1.5,m(!1,d>=7?h(3):g(10)),d>=7?e.stroke():e.fill(),e.fillStyle=n(`--leader`),m(!0,d>=7?h(2):g(2)),e.fill()),e.strokeStyle=n(`--broken`),e.lineWidth=2;for(let t of l){let n=p.get(t);n!==void 0&&uM(e,22+(n+.5)*20,c)}u&&(e.strokeStyle=n(`--accent`),e.strokeRect((u.partition-o)*d,22+u.row*20,Math.max(d,2),20))}function oM(e,{rows:t,replicas:n,factor:r,from:i,width:a},o,s,c,l){let u=Math.ceil(a),[d,f]=[new Uint8Array(u*t.length),new Uint8Array(u*t.length)];for(let e=i;e<s;e+=1){let t=Math.floor((e-i)*o);for(let i=0;i<r;i+=1){let a=c.get(n[e*r+i]??-1);a!==void 0&&((i===0?f:d)[a*u+t]=1)}}for(let[n,r,i]of[[d,`--follower`,10],[f,`--leader`,2]]){e.fillStyle=l(r);for(let r=0;r<t.length;r+=1)for(let t=0;t<u;t+=1){if(!n[r*u+t])continue;let a=t;for(;t<u&&n[r*u+t];)t+=1;e.fillRect(a,22+r*20+i,t-a,18-i)}}}function sM(e,t,n){e.fillStyle=n(`--paper`),e.fillRect(0,0,t.width+150,nM(t.rows.length)),e.fillStyle=n(`--ink`),e.font=`12px sans-serif`,e.textAlign=`right`,t.rows.forEach((t,n)=>e.fillText(cM(t),142,22+n*20+14)),e.save(),e.translate(150,0),aM(e,{...t,cell:void 0},n),e.restore()}var cM=({id:e,rack:t,pod:n,fenced:r})=>[n&&`pod ${n}`,t&&`rack ${t}`,r&&`fenced`,e].filter(e=>e||e===0).join(`, `);function lM(e,{rows:t,replicas:n,factor:r,interval:i,minIsr:a,broken:o,from:s},c,l,u){let d=new Set(o),f=Math.max(c,.6);e.textAlign=`center`,e.font=`${Math.min(12,c)}px sans-serif`;for(let o=s;o<l;o+=1){let l=(o-s)*c;if(iM(o,i)&&c*i>=3&&(e.fillStyle=u(`--tint`),e.fillRect(l,22,f,t.length*20),e.fillStyle=u(`--accent`),e.beginPath(),e.moveTo(l,0),e.lineTo(l+Math.max(c,3),0),e.lineTo(l+Math.max(c,3)/2,7),e.fill()),d.size===0)continue;let p=0;for(let e=0;e<r;e+=1)p+=Number(!d.has(n[o*r+e]??-1));p>0&&p>=a||(e.fillStyle=u(p===0?`--broken`:`--warning`),c>=7?e.fillText(p===0?`✕`:`!`,l+c/2,18):e.fillRect(l,22-(p===0?12:6),f,p===0?10:4))}}function uM(e,t,n){e.beginPath(),e.moveTo(0,t),e.lineTo(n,t),e.stroke()}var dM=class extends Me{constructor(...e){super(...e),this.brokers=[],this.replicas=new Int32Array,this.factor=1,this.interval=0,this.minIsr=1,this.why=[],this.broken=[],this.from=0,this.shown=0,this.resized=new ResizeObserver(()=>this.draw())}static{this.styles=s`
    :host {
      display: block;
    }
    .frame {
      display: grid;
      grid-template-columns: max-content minmax(0, 1fr);
    }
    .names {
      padding-top: ${22}px;
    }
    button {
      display: block;
      box-sizing: border-box;
      width: 100%;
      height: ${20}px;
      padding: 0 0.6em 0 0.2em;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      font-size: 0.8rem;
      line-height: ${20}px;
      text-align: start;
      white-space: nowrap;
      cursor: pointer;
      font-variant-numeric: tabular-nums;
    }
    button[aria-pressed="true"] {
      text-decoration: line-through 2px;
      color: var(--broken);
    }
    button:hover {
      background: var(--tint);
    }
    button:focus-visible,
    canvas:focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: -2px;
    }
    canvas {
      display: block;
      width: 100%;
    }
    .legend {
      display: flex;
      flex-wrap: wrap;
      gap: 0.2rem 1.2rem;
      margin-top: 0.5rem;
      font-size: 0.85rem;
    }
    output {
      display: block;
      min-height: 2.6em;
      margin-top: 0.4rem;
      font-size: 0.9rem;
    }
  `}get rows(){return la(this.brokers)}get partitions(){return Math.floor(this.replicas.length/Math.max(1,this.factor))}render(){return j`
      <div class="frame">
        <div class="names" role="group" aria-label="Brokers: press one to break it">
          ${this.rows.map(e=>{let{id:t}=e;return j`<button
              aria-pressed=${this.broken.includes(t)}
              title="broker ${t}: press to break or heal it"
              @click=${()=>Bi(this,[t])}
            >
              ${cM(e)}
            </button>`})}
        </div>
        <canvas
          tabindex="0"
          role="img"
          aria-label="${this.partitions} partitions on ${this.brokers.length} brokers; arrow keys walk over the replicas"
          @pointermove=${this.hovered}
          @pointerleave=${()=>this.cell=void 0}
          @wheel=${this.zoomed}
          @keydown=${this.walked}
        ></canvas>
      </div>
      <div class="legend" aria-hidden="true">
        <span>● leader</span><span>○ follower</span><span>▼ canary column</span>
        ${this.broken.length>0?j`<span>✕ offline</span><span>! under min ISR</span>`:M}
      </div>
      <output aria-live="polite">${this.words}</output>
    `}updated(e){e.has(`replicas`)&&([this.from,this.shown]=[0,this.partitions]),this.draw()}connectedCallback(){super.connectedCallback(),this.resized.observe(this)}disconnectedCallback(){super.disconnectedCallback(),this.resized.disconnect()}get canvas(){return this.renderRoot.querySelector(`canvas`)}get width(){return this.canvas?.clientWidth??0}get column(){return rM(this.width,this.shown)}get picture(){let{rows:e,replicas:t,factor:n,interval:r,minIsr:i,broken:a,from:o,shown:s,width:c,cell:l}=this;return{rows:e,replicas:t,factor:n,interval:r,minIsr:i,broken:a,from:o,shown:s,width:c,cell:l}}get colours(){let e=getComputedStyle(this),t=new Map;return n=>{let r=t.get(n)??e.getPropertyValue(n);return t.set(n,r),r}}draw(){let{canvas:e}=this,t=e?.getContext(`2d`);if(!e||!t)return;let n=nM(this.brokers.length);e.style.height=`${n}px`,e.width=Math.round(this.width*devicePixelRatio),e.height=Math.round(n*devicePixelRatio),t.scale(devicePixelRatio,devicePixelRatio),aM(t,this.picture,this.colours),this.dispatchEvent(new CustomEvent(`drawn`,{bubbles:!0,composed:!0}))}hovered(e){let t=this.from+Math.floor(e.offsetX/Math.max(this.column,1e-6)),n=Math.floor((e.offsetY-22)/20),r=n>=0&&n<this.brokers.length&&t<this.partitions;this.cell=r?{row:n,partition:t}:void 0}zoomed(e){if(this.partitions*7<=this.width)return;e.preventDefault();let t=this.from+e.offsetX/this.column,n=Math.round(Math.min(this.partitions,Math.max(20,this.shown*(e.deltaY>0?1.25:.8)))),r=Math.round(t-e.offsetX/this.width*n);[this.from,this.shown]=[Math.max(0,Math.min(this.partitions-n,r)),n]}walked(e){let t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[e.key];if(!t||this.partitions===0)return;e.preventDefault();let{partition:n,row:r}=this.cell??{partition:this.from,row:0},i=(e,t)=>Math.max(0,Math.min(t-1,e));this.cell={partition:i(this.cell?n+(t[0]??0):n,this.partitions),row:i(this.cell?r+(t[1]??0):r,this.brokers.length)},this.cell.partition<this.from&&(this.from=this.cell.partition),this.cell.partition>=this.from+this.shown&&(this.from=this.cell.partition-this.shown+1)}get words(){let e=this.cell&&this.rows[this.cell.row];if(!this.cell||!e)return``;let{partition:t}=this.cell,n=Array.from(this.replicas.subarray(t*this.factor,(t+1)*this.factor)),r=n.indexOf(e.id),i=iM(t,this.interval)?` (canary: ${t} mod ${this.interval} = ${this.interval-1})`:``,a=this.why[t]?.[r],o=r<0?`broker ${e.id} has no replica`:a??`broker ${e.id} ${r===0?`leads`:`follows`}`;return`Partition ${t}${i} is on ${n.join(`, `)}: ${o}.`}};B([N({attribute:!1})],dM.prototype,`brokers`,void 0),B([N({attribute:!1})],dM.prototype,`replicas`,void 0),B([N({type:Number})],dM.prototype,`factor`,void 0),B([N({type:Number})],dM.prototype,`interval`,void 0),B([N({type:Number})],dM.prototype,`minIsr`,void 0),B([N({attribute:!1})],dM.prototype,`why`,void 0),B([N({attribute:!1})],dM.prototype,`broken`,void 0),B([Ie()],dM.prototype,`from`,void 0),B([Ie()],dM.prototype,`shown`,void 0),B([Ie()],dM.prototype,`cell`,void 0),dM=B([Ne(`placement-matrix`)],dM);var fM=s`
  :host {
    border-width: 0;
  }

  .textarea {
    display: grid;
    align-items: center;
    margin: 0;
    border: none;
    outline: none;
    cursor: inherit;
    font: inherit;
    background-color: var(--wa-form-control-background-color);
    border-color: var(--wa-form-control-border-color);
    border-radius: var(--wa-form-control-border-radius);
    border-style: var(--wa-form-control-border-style);
    border-width: var(--wa-form-control-border-width);
    -webkit-appearance: none;
    outline: var(--wa-focus-ring-style) var(--wa-focus-ring-width) transparent;
    outline-offset: var(--wa-focus-ring-offset);

    &:focus-within {
      outline-color: var(--wa-color-focus);
    }

    /* Style disabled textareas */
    &:has(:disabled) {
      cursor: not-allowed;
      opacity: 0.5;
    }
  }

  /* Appearance modifiers */
  :host([appearance='outlined']) .textarea {
    background-color: var(--wa-form-control-background-color);
    border-color: var(--wa-form-control-border-color);
  }

  :host([appearance='filled']) .textarea {
    background-color: var(--wa-color-neutral-fill-quiet);
    border-color: var(--wa-color-neutral-fill-quiet);
  }

  :host([appearance='filled-outlined']) .textarea {
    background-color: var(--wa-color-neutral-fill-quiet);
    border-color: var(--wa-form-control-border-color);
  }

  textarea {
    display: block;
    width: 100%;
    border: none;
    background: transparent;
    font: inherit;
    color: inherit;
    cursor: inherit;
    scroll-padding-block: var(--wa-form-control-padding-block);
    padding: calc(var(--wa-form-control-padding-block) - ((1lh - 1em) / 2)) var(--wa-form-control-padding-inline); /* accounts for the larger line height of textarea content */
    min-height: calc(var(--wa-form-control-height) - var(--border-width) * 2);
    box-shadow: none;
    margin: 0;

    &::placeholder {
      color: var(--wa-form-control-placeholder-color);
      user-select: none;
      -webkit-user-select: none;
    }

    &:autofill {
      &,
      &:hover,
      &:focus,
      &:active {
        box-shadow: none;
        caret-color: var(--wa-form-control-value-color);
      }
    }

    &:focus {
      outline: none;
    }
  }

  /* Shared textarea and size-adjuster positioning */
  .control,
  .size-adjuster {
    grid-area: 1 / 1 / 2 / 2;
  }

  .size-adjuster {
    visibility: hidden;
    pointer-events: none;
    opacity: 0;
    padding: 0;
  }

  textarea::-webkit-search-decoration,
  textarea::-webkit-search-cancel-button,
  textarea::-webkit-search-results-button,
  textarea::-webkit-search-results-decoration {
    -webkit-appearance: none;
  }

  /*
   * Resize types
   */

  :host([resize='none']) textarea {
    resize: none;
  }

  textarea,
  :host([resize='vertical']) textarea {
    resize: vertical;
  }

  :host([resize='horizontal']) textarea {
    resize: horizontal;
  }

  :host([resize='both']) textarea {
    resize: both;
  }

  :host([resize='auto']) textarea {
    height: auto;
    resize: none;
    overflow-y: hidden;
  }

  /*
   * Footer (hint + character count)
   */

  /*
   * This element carries the hint part, so the shared form control styles apply to it. Those styles set display:block
   * and hide the element when it has no hint, both of which have to be undone when a character count is present.
   */
  .footer.has-slotted,
  .footer.has-count {
    display: flex;
    align-items: baseline;
    gap: 1em;
  }

  /* Slots default to display:contents, which would leave the hint unable to shrink below its content */
  .footer.has-count .hint {
    display: block;
    flex: 1 1 auto;
    min-width: 0;
  }

  .count {
    flex: 0 0 auto;
    color: var(--wa-form-control-hint-color);
    font-weight: var(--wa-form-control-hint-font-weight);
    line-height: var(--wa-form-control-hint-line-height);
    margin-block-start: 0.5em;
    font-size: var(--wa-font-size-smaller);
    margin-inline-start: auto;
  }
`,X=class extends ji{constructor(){super(...arguments),this.assumeInteractionOn=[`blur`,`input`],this.hasSlotController=new Fi(this,`hint`,`label`),this.localize=new Et(this),this.announcedCountText=``,this.title=``,this.name=null,this._value=null,this.defaultValue=this.getAttribute(`value`)??``,this.size=`m`,this.appearance=`outlined`,this.label=``,this.hint=``,this.placeholder=``,this.rows=4,this.resize=`vertical`,this.disabled=!1,this.readonly=!1,this.required=!1,this.spellcheck=!0,this.withLabel=!1,this.withHint=!1,this.withCount=!1,this.lastObservedWidth=0}static get validators(){return[...super.validators,Oi()]}get value(){return this.valueHasChanged?this._value:this._value??this.defaultValue}set value(e){this._value!==e&&(this.valueHasChanged=!0,this._value=e)}handleSizeChange(){Pi(this.localName,this.size)}connectedCallback(){super.connectedCallback(),this.updateComplete.then(()=>{if(this.setTextareaDimensions(),this.updateResizeObserver(),this.didSSR&&this.input&&this.value!==this.input.value){let e=this.input.value;this.value=e}})}disconnectedCallback(){super.disconnectedCallback(),clearTimeout(this.countAnnounceTimeout),this.resizeObserver?.disconnect(),this.resizeObserver=void 0}updateFormValue(e){e==null?this.setValue(``,null):super.updateFormValue(e)}updateResizeObserver(){let e=this.resize!==`none`;this.resizeObserver&&=(this.resizeObserver.disconnect(),void 0),e&&this.input&&(this.resize===`auto`?(this.resizeObserver=new ResizeObserver(e=>{let t=e[0]?.contentRect.width??0;t!==this.lastObservedWidth&&(this.lastObservedWidth=t,requestAnimationFrame(()=>this.setTextareaDimensions()))}),this.resizeObserver.observe(this)):(this.resizeObserver=new ResizeObserver(()=>this.setTextareaDimensions()),this.resizeObserver.observe(this.input)))}handleBlur(){this.checkValidity()}handleChange(e){this.valueHasChanged=!0,this.value=this.input.value,this.setTextareaDimensions(),this.checkValidity(),this.relayNativeEvent(e,{bubbles:!0,composed:!0})}handleInput(e){this.valueHasChanged=!0,this.value=this.input.value,this.relayNativeEvent(e,{bubbles:!0,composed:!0}),this.scheduleCountAnnouncement()}scheduleCountAnnouncement(){clearTimeout(this.countAnnounceTimeout),this.countAnnounceTimeout=setTimeout(()=>{let e=(this.value??``).length;this.announcedCountText=this.maxlength==null?this.localize.term(`numCharacters`,e):this.localize.term(`numCharactersRemaining`,this.maxlength-e)},1e3)}setTextareaDimensions(){if(this.resize===`none`)this.base.style.width=``,this.base.style.height=``;else if(this.resize===`auto`){this.sizeAdjuster.style.height=`${this.input.clientHeight}px`,this.input.style.height=`auto`;let e=this.input.scrollHeight;this.input.style.height=`${e}px`,this.sizeAdjuster.style.height=`${e}px`,this.base.style.width=``,this.base.style.height=``}else{if(this.input.style.width){let e=Number(this.input.style.width.split(/px/)[0])+2;this.base.style.width=`${e}px`}if(this.input.style.height){let e=Number(this.input.style.height.split(/px/)[0])+2;this.base.style.height=`${e}px`}}}handleRowsChange(){this.setTextareaDimensions()}async handleValueChange(){await this.updateComplete,this.checkValidity(),this.setTextareaDimensions()}updated(e){e.has(`resize`)&&(this.setTextareaDimensions(),this.updateResizeObserver()),super.updated(e),e.has(`value`)&&this.customStates.set(`blank`,!this.value)}focus(e){this.input.focus(e)}blur(){this.input.blur()}select(){this.input.select()}scrollPosition(e){if(e)typeof e.top==`number`&&(this.input.scrollTop=e.top),typeof e.left==`number`&&(this.input.scrollLeft=e.left);else return{top:this.input.scrollTop,left:this.input.scrollTop}}setSelectionRange(e,t,n=`none`){this.input.setSelectionRange(e,t,n)}setRangeText(e,t,n,r=`preserve`){let i=t??this.input.selectionStart,a=n??this.input.selectionEnd;this.input.setRangeText(e,i,a,r),this.value!==this.input.value&&(this.value=this.input.value,this.setTextareaDimensions())}formResetCallback(){this._value=null,this.input&&(this.input.value=this.value||``),super.formResetCallback()}render(){let e=this.hasSlotController.test(`label`,`withLabel`),t=this.hasSlotController.test(`hint`,`withHint`),n=this.label?!0:!!e,r=this.hint?!0:!!t,i=(this.value??``).length,a=this.maxlength==null?this.localize.term(`numCharacters`,i):this.localize.term(`numCharactersRemaining`,this.maxlength-i);return j`
      <label
        part="form-control-label label"
        class=${At({label:!0,"has-label":n})}
        for="input"
        aria-hidden=${n?`false`:`true`}
      >
        <slot name="label">${this.label}</slot>
      </label>

      <div part="base textarea-wrapper" class="textarea">
        <textarea
          part="textarea"
          id="input"
          class="control"
          title=${this.title}
          name=${R(this.name)}
          .value=${Li(this.value)}
          ?disabled=${this.disabled}
          ?readonly=${this.readonly}
          ?required=${this.required}
          placeholder=${R(this.placeholder)}
          rows=${R(this.rows)}
          minlength=${R(this.minlength)}
          maxlength=${R(this.maxlength)}
          autocapitalize=${R(this.autocapitalize)}
          autocorrect=${R(this.autocorrect)}
          ?autofocus=${this.autofocus}
          spellcheck=${R(this.spellcheck)}
          enterkeyhint=${R(this.enterkeyhint)}
          inputmode=${R(this.inputmode)}
          aria-describedby="hint"
          @change=${this.handleChange}
          @input=${this.handleInput}
          @blur=${this.handleBlur}
        ></textarea>

        <!-- This "adjuster" exists to prevent layout shifting. https://github.com/shoelace-style/shoelace/issues/2180 -->
        <div part="textarea-adjuster" class="size-adjuster" ?hidden=${this.resize!==`auto`}></div>
      </div>

      <div
        part="hint"
        class=${At({footer:!0,"has-count":this.withCount,"has-slotted":r})}
      >
        <slot id="hint" name="hint" class="hint" aria-hidden=${r?`false`:`true`}>${this.hint}</slot>

        ${this.withCount?j`
              <div part="count" class="count" aria-hidden="true">${a}</div>
              <div class="wa-visually-hidden-force" aria-live="polite">${this.announcedCountText}</div>
            `:``}
      </div>
    `}};X.css=[fM,Di,Ii,Ke],I([Ie()],X.prototype,`announcedCountText`,2),I([P(`.control`)],X.prototype,`input`,2),I([P(`[part~="base"]`)],X.prototype,`base`,2),I([P(`.size-adjuster`)],X.prototype,`sizeAdjuster`,2),I([N()],X.prototype,`title`,2),I([N({reflect:!0})],X.prototype,`name`,2),I([Ie()],X.prototype,`value`,1),I([N({attribute:`value`,reflect:!0})],X.prototype,`defaultValue`,2),I([N({reflect:!0})],X.prototype,`size`,2),I([F(`size`)],X.prototype,`handleSizeChange`,1),I([N({reflect:!0})],X.prototype,`appearance`,2),I([N()],X.prototype,`label`,2),I([N({attribute:`hint`})],X.prototype,`hint`,2),I([N()],X.prototype,`placeholder`,2),I([N({type:Number})],X.prototype,`rows`,2),I([N({reflect:!0})],X.prototype,`resize`,2),I([N({type:Boolean})],X.prototype,`disabled`,2),I([N({type:Boolean,reflect:!0})],X.prototype,`readonly`,2),I([N({type:Boolean,reflect:!0})],X.prototype,`required`,2),I([N({type:Number})],X.prototype,`minlength`,2),I([N({type:Number})],X.prototype,`maxlength`,2),I([N()],X.prototype,`autocapitalize`,2),I([N({type:Boolean,converter:{fromAttribute:e=>!(!e||e===`off`),toAttribute:e=>e?`on`:`off`}})],X.prototype,`autocorrect`,2),I([N()],X.prototype,`autocomplete`,2),I([N({type:Boolean})],X.prototype,`autofocus`,2),I([N()],X.prototype,`enterkeyhint`,2),I([N({type:Boolean,converter:{fromAttribute:e=>!(!e||e===`false`),toAttribute:e=>e?`true`:`false`}})],X.prototype,`spellcheck`,2),I([N()],X.prototype,`inputmode`,2),I([N({attribute:`with-label`,type:Boolean})],X.prototype,`withLabel`,2),I([N({attribute:`with-hint`,type:Boolean})],X.prototype,`withHint`,2),I([N({attribute:`with-count`,type:Boolean,reflect:!0})],X.prototype,`withCount`,2),I([F(`rows`,{waitUntilFirstUpdate:!0})],X.prototype,`handleRowsChange`,1),I([F(`value`,{waitUntilFirstUpdate:!0})],X.prototype,`handleValueChange`,1),X=I([Ne(`wa-textarea`)],X),X.disableWarning?.(`change-in-update`);var pM=30,mM=class extends Me{static{this.styles=qi}render(){return j`
      <h2>Paste</h2>
      <wa-textarea
        label="What a tool of Kafka's printed"
        hint="kafka-topics --describe, list-endpoints, kcat -L, kafka-log-dirs, plans, brokerSets; or drop a file"
        rows="4"
        size="s"
        resize="vertical"
        spellcheck="false"
        @input=${({target:e})=>this.give(e.value)}
        @dragover=${e=>e.preventDefault()}
        @drop=${this.dropped}
      ></wa-textarea>
      <div role="status">${this.pasted?this.about(this.pasted):M}</div>
    `}give(e){this.dispatchEvent(new CustomEvent(`pasted`,{detail:e,bubbles:!0,composed:!0}))}async dropped(e){e.preventDefault();let t=await e.dataTransfer?.files[0]?.text();t!==void 0&&this.give(t)}about({fault:e,what:t,notes:n,brokers:r,findings:i,proposal:a}){return e===void 0?j`
      <p><b>${t}</b></p>
      ${n.map(e=>j`<p class="faint">${e}</p>`)}
      ${r?j`<wa-button size="s" appearance="outlined" @click=${()=>zi(this,{brokers:r,broken:[]})}>
              Use these ${r.length} brokers
            </wa-button>`:M}
      ${i?this.findings(i):M} ${a?this.proposal(a):M}
    `:j`<p class="fault">${e}</p>`}findings(e){return e.length===0?j`<p>Held against the cluster and the rule above: nothing found.</p>`:j`<p>Held against the cluster and the rule above: ${e.length} finding(s).</p>
      <ul>
        ${e.slice(0,pM).map(({severity:e,message:t})=>j`<li><b>${e}</b>: ${t}</li>`)}
      </ul>
      ${e.length>pM?j`<p>... and ${e.length-pM} more.</p>`:M}`}proposal({summary:e,moves:t,leaders:n,bytes:r,plan:i,rollback:a}){return j`
      <p>
        Placed anew under the rule: ${e.partitionsWithDataMove} of ${e.partitions} partitions move,
        ${t.replicaAdds} replicas are copied${r===null?``:` (${r} bytes)`},
        ${n.preferredChanged} preferred leaders change.
      </p>
      <p class="row"><wa-copy-button .value=${i} copy-label="Copy the plan"></wa-copy-button> the plan</p>
      <p class="row">
        <wa-copy-button .value=${a} copy-label="Copy the rollback"></wa-copy-button> the way back
      </p>
    `}};B([N({attribute:!1})],mM.prototype,`pasted`,void 0),mM=B([Ne(`paste-panel`)],mM);var hM=class extends Event{constructor(){super(`wa-clear`,{bubbles:!0,cancelable:!1,composed:!0})}},gM=s`
  :host {
    border-width: 0;
  }

  :host(:focus) {
    outline: none;
  }

  .text-field {
    display: flex;
    align-items: stretch;
    justify-content: start;
    position: relative;
    transition: inherit;
    height: var(--wa-form-control-height);
    border-color: var(--wa-form-control-border-color);
    border-radius: var(--wa-form-control-border-radius);
    border-style: var(--wa-form-control-border-style);
    border-width: var(--wa-form-control-border-width);
    cursor: text;
    color: var(--wa-form-control-value-color);
    font-size: var(--wa-form-control-value-font-size);
    font-family: inherit;
    font-weight: var(--wa-form-control-value-font-weight);
    line-height: var(--wa-form-control-value-line-height);
    vertical-align: middle;
    width: 100%;
    transition:
      background-color var(--wa-transition-normal),
      border-color var(--wa-transition-normal),
      outline-color var(--wa-transition-fast);
    transition-timing-function: var(--wa-transition-easing);
    background-color: var(--wa-form-control-background-color);
    box-shadow: var(--box-shadow);
    padding: 0 var(--wa-form-control-padding-inline);
    outline: var(--wa-focus-ring-style) var(--wa-focus-ring-width) transparent;
    outline-offset: var(--wa-focus-ring-offset);

    /* Only ring the field when the text input has focus, not inner buttons */
    &:has(input:focus, textarea:focus) {
      outline-color: var(--wa-color-focus);
    }

    /* Style disabled inputs */
    &:has(:disabled) {
      cursor: not-allowed;
      opacity: 0.5;
    }
  }

  /* Appearance modifiers */
  :host([appearance='outlined']) .text-field {
    background-color: var(--wa-form-control-background-color);
    border-color: var(--wa-form-control-border-color);
  }

  :host([appearance='filled']) .text-field {
    background-color: var(--wa-color-neutral-fill-quiet);
    border-color: var(--wa-color-neutral-fill-quiet);
  }

  :host([appearance='filled-outlined']) .text-field {
    background-color: var(--wa-color-neutral-fill-quiet);
    border-color: var(--wa-form-control-border-color);
  }

  :host([pill]) .text-field {
    border-radius: var(--wa-border-radius-pill) !important;
  }

  .text-field {
    /* Show autofill styles over the entire text field, not just the native <input> */
    &:has(:autofill),
    &:has(:-webkit-autofill) {
      background-color: var(--wa-color-brand-fill-quiet) !important;
    }

    input,
    textarea {
      /*
      Fixes an alignment issue with placeholders.
      https://github.com/shoelace-style/webawesome/issues/342
    */
      height: 100%;

      padding: 0;
      border: none;
      outline: none;
      box-shadow: none;
      margin: 0;
      cursor: inherit;
      -webkit-appearance: none;
      font: inherit;

      /* Turn off Safari's autofill styles */
      &:-webkit-autofill,
      &:-webkit-autofill:hover,
      &:-webkit-autofill:focus,
      &:-webkit-autofill:active {
        -webkit-background-clip: text;
        background-color: transparent;
        -webkit-text-fill-color: inherit;
      }
    }
  }

  input {
    flex: 1 1 auto;
    min-width: 0;
    height: 100%;
    transition: inherit;

    /* prettier-ignore */
    background-color: rgb(118 118 118 / 0); /* ensures proper placeholder styles in webkit's date input */
    height: calc(var(--wa-form-control-height) - var(--border-width) * 2);
    padding-block: 0;
    color: inherit;

    &:autofill {
      &,
      &:hover,
      &:focus,
      &:active {
        box-shadow: none;
        caret-color: var(--wa-form-control-value-color);
      }
    }

    &::placeholder {
      color: var(--wa-form-control-placeholder-color);
      user-select: none;
      -webkit-user-select: none;
    }

    &::-webkit-search-decoration,
    &::-webkit-search-cancel-button,
    &::-webkit-search-results-button,
    &::-webkit-search-results-decoration {
      -webkit-appearance: none;
    }

    &:focus {
      outline: none;
    }
  }

  textarea {
    &:autofill {
      &,
      &:hover,
      &:focus,
      &:active {
        box-shadow: none;
        caret-color: var(--wa-form-control-value-color);
      }
    }

    &::placeholder {
      color: var(--wa-form-control-placeholder-color);
      user-select: none;
      -webkit-user-select: none;
    }
  }

  .start,
  .end {
    display: inline-flex;
    flex: 0 0 auto;
    align-items: center;
    cursor: default;

    &::slotted(wa-icon) {
      color: var(--wa-color-neutral-on-quiet);
    }
  }

  .start::slotted(*) {
    margin-inline-end: var(--wa-form-control-padding-inline);
  }

  .end::slotted(*) {
    margin-inline-start: var(--wa-form-control-padding-inline);
  }

  /*
   * Clearable + Password Toggle
   */

  .clear,
  .password-toggle {
    position: relative;
    display: inline-flex;
    align-self: center;
    align-items: center;
    justify-content: center;
    aspect-ratio: 1;
    height: 1.5em;
    font-size: inherit;
    color: var(--wa-color-neutral-on-quiet);
    border: none;
    border-radius: var(--wa-border-radius-s);
    background: none;
    padding: 0;
    transition: var(--wa-transition-normal) color;
    cursor: pointer;
    /* The box is wider than the glyph, so overhang half of that growth on each side. Keeps the
       glyph flush with the field's trailing padding edge, like every other form control. */
    margin-inline-start: calc(var(--wa-form-control-padding-inline) - 0.125em);
    margin-inline-end: -0.125em;

    &::after {
      content: '';
      position: absolute;
      inset-inline: 0;
      height: var(--wa-form-control-height);
    }

    @media (hover: hover) {
      &:hover {
        color: color-mix(in oklab, currentColor, var(--wa-color-mix-hover));
      }
    }

    &:active {
      color: color-mix(in oklab, currentColor, var(--wa-color-mix-active));
    }

    &:focus {
      outline: none;
    }

    &:focus-visible {
      outline: var(--wa-focus-ring);
      outline-offset: var(--wa-focus-ring-offset);
    }
  }

  /* Don't show the browser's password toggle in Edge */
  ::-ms-reveal {
    display: none;
  }

  /* Hide the built-in number spinner */
  :host([without-spin-buttons]) input[type='number'] {
    -moz-appearance: textfield;

    &::-webkit-outer-spin-button,
    &::-webkit-inner-spin-button {
      -webkit-appearance: none;
      display: none;
    }
  }
`,Z=class extends ji{constructor(){super(...arguments),this.assumeInteractionOn=[`blur`,`input`],this.hasSlotController=new Fi(this,`hint`,`label`),this.localize=new Et(this),this.title=``,this.type=`text`,this._value=null,this.defaultValue=this.getAttribute(`value`)||null,this.size=`m`,this.appearance=`outlined`,this.pill=!1,this.label=``,this.hint=``,this.withClear=!1,this.placeholder=``,this.readonly=!1,this.passwordToggle=!1,this.passwordVisible=!1,this.withoutSpinButtons=!1,this.required=!1,this.spellcheck=!0,this.withLabel=!1,this.withHint=!1}static get validators(){return[...super.validators,Oi()]}get value(){return this.valueHasChanged?this._value:this._value??this.defaultValue}set value(e){this._value!==e&&(this.valueHasChanged=!0,this._value=e)}updateFormValue(e){e==null?this.setValue(``,null):super.updateFormValue(e)}handleSizeChange(){Pi(this.localName,this.size)}handleChange(e){this.value=this.input.value,this.relayNativeEvent(e,{bubbles:!0,composed:!0})}handleClearClick(e){e.preventDefault(),this.value!==``&&(this.value=``,this.updateComplete.then(()=>{this.dispatchEvent(new hM),this.dispatchEvent(new InputEvent(`input`,{bubbles:!0,composed:!0})),this.dispatchEvent(new Event(`change`,{bubbles:!0,composed:!0}))})),this.input.focus()}handleInput(){this.value=this.input.value}handleKeyDown(e){Si(e,this)}handlePasswordToggle(){this.passwordVisible=!this.passwordVisible}updated(e){super.updated(e),(e.has(`value`)||e.has(`defaultValue`)||e.has(`type`))&&(this.input&&[`number`,`date`,`time`,`datetime-local`].includes(this.type)&&this.value&&this.input.value!==this.value&&(this._value=this.input.value),this.customStates.set(`blank`,!this.value),this.updateValidity())}handleStepChange(){this.input.step=String(this.step),this.updateValidity()}focus(e){this.input.focus(e)}blur(){this.input.blur()}select(){this.input.select()}setSelectionRange(e,t,n=`none`){this.input.setSelectionRange(e,t,n)}setRangeText(e,t,n,r=`preserve`){let i=t??this.input.selectionStart,a=n??this.input.selectionEnd;this.input.setRangeText(e,i,a,r),this.value!==this.input.value&&(this.value=this.input.value)}showPicker(){`showPicker`in HTMLInputElement.prototype&&this.input.showPicker()}stepUp(){this.input.stepUp(),this.value!==this.input.value&&(this.value=this.input.value)}stepDown(){this.input.stepDown(),this.value!==this.input.value&&(this.value=this.input.value)}formResetCallback(){this.value=null,this.input&&(this.input.value=this.value),super.formResetCallback()}render(){let e=this.hasSlotController.test(`label`,`withLabel`),t=this.hasSlotController.test(`hint`,`withHint`),n=this.label?!0:!!e,r=this.hint?!0:!!t,i=this.withClear&&!this.disabled&&!this.readonly,a=(!this.didSSR||this.hasUpdated)&&i&&(typeof this.value==`number`||this.value&&this.value.length>0);return j`
      <label
        part="form-control-label label"
        class=${At({label:!0,"has-label":n})}
        for="input"
        aria-hidden=${n?`false`:`true`}
      >
        <slot name="label">${this.label}</slot>
      </label>

      <div part="base input-wrapper" class="text-field">
        <slot name="start" part="start" class="start"></slot>

        <input
          part="input"
          id="input"
          class="control"
          type=${this.type===`password`&&this.passwordVisible?`text`:this.type}
          title=${this.title}
          name=${R(this.name)}
          ?disabled=${this.disabled}
          ?readonly=${this.readonly}
          ?required=${this.required}
          placeholder=${R(this.placeholder)}
          minlength=${R(this.minlength)}
          maxlength=${R(this.maxlength)}
          min=${R(this.min)}
          max=${R(this.max)}
          step=${R(this.step)}
          .value=${Li(this.value??``)}
          autocapitalize=${R(this.autocapitalize)}
          autocomplete=${R(this.autocomplete)}
          autocorrect=${this.autocorrect?`on`:`off`}
          ?autofocus=${this.autofocus}
          spellcheck=${this.spellcheck}
          pattern=${R(this.pattern)}
          enterkeyhint=${R(this.enterkeyhint)}
          inputmode=${R(this.inputmode)}
          aria-describedby="hint"
          @change=${this.handleChange}
          @input=${this.handleInput}
          @keydown=${this.handleKeyDown}
        />

        ${a?j`
              <button
                part="clear-button"
                class="clear"
                type="button"
                aria-label=${this.localize.term(`clearEntry`)}
                @click=${this.handleClearClick}
                tabindex="-1"
              >
                <slot name="clear-icon">
                  <wa-icon name="circle-xmark" library="system" variant="regular"></wa-icon>
                </slot>
              </button>
            `:``}
        ${this.passwordToggle&&!this.disabled?j`
              <button
                part="password-toggle-button"
                class="password-toggle"
                type="button"
                aria-label=${this.localize.term(this.passwordVisible?`hidePassword`:`showPassword`)}
                @click=${this.handlePasswordToggle}
              >
                ${this.passwordVisible?j`
                      <slot name="hide-password-icon">
                        <wa-icon name="eye-slash" library="system" variant="regular"></wa-icon>
                      </slot>
                    `:j`
                      <slot name="show-password-icon">
                        <wa-icon name="eye" library="system" variant="regular"></wa-icon>
                      </slot>
                    `}
              </button>
            `:``}

        <slot name="end" part="end" class="end"></slot>
      </div>

      <slot
        id="hint"
        part="hint"
        name="hint"
        class=${At({"has-slotted":r})}
        aria-hidden=${r?`false`:`true`}
        >${this.hint}</slot
      >
    `}};Z.css=[Ii,Di,gM],Z.shadowRootOptions={...ji.shadowRootOptions,delegatesFocus:!0},I([P(`input`)],Z.prototype,`input`,2),I([N()],Z.prototype,`title`,2),I([N({reflect:!0})],Z.prototype,`type`,2),I([Ie()],Z.prototype,`value`,1),I([N({attribute:`value`,reflect:!0})],Z.prototype,`defaultValue`,2),I([N({reflect:!0})],Z.prototype,`size`,2),I([F(`size`)],Z.prototype,`handleSizeChange`,1),I([N({reflect:!0})],Z.prototype,`appearance`,2),I([N({type:Boolean,reflect:!0})],Z.prototype,`pill`,2),I([N()],Z.prototype,`label`,2),I([N({attribute:`hint`})],Z.prototype,`hint`,2),I([N({attribute:`with-clear`,type:Boolean})],Z.prototype,`withClear`,2),I([N()],Z.prototype,`placeholder`,2),I([N({type:Boolean,reflect:!0})],Z.prototype,`readonly`,2),I([N({attribute:`password-toggle`,type:Boolean})],Z.prototype,`passwordToggle`,2),I([N({attribute:`password-visible`,type:Boolean})],Z.prototype,`passwordVisible`,2),I([N({attribute:`without-spin-buttons`,type:Boolean,reflect:!0})],Z.prototype,`withoutSpinButtons`,2),I([N({type:Boolean,reflect:!0})],Z.prototype,`required`,2),I([N()],Z.prototype,`pattern`,2),I([N({type:Number})],Z.prototype,`minlength`,2),I([N({type:Number})],Z.prototype,`maxlength`,2),I([N()],Z.prototype,`min`,2),I([N()],Z.prototype,`max`,2),I([N()],Z.prototype,`step`,2),I([N()],Z.prototype,`autocapitalize`,2),I([N({type:Boolean,converter:{fromAttribute:e=>!(!e||e===`off`),toAttribute:e=>e?`on`:`off`}})],Z.prototype,`autocorrect`,2),I([N()],Z.prototype,`autocomplete`,2),I([N({type:Boolean})],Z.prototype,`autofocus`,2),I([N()],Z.prototype,`enterkeyhint`,2),I([N({type:Boolean,converter:{fromAttribute:e=>!(!e||e===`false`),toAttribute:e=>e?`true`:`false`}})],Z.prototype,`spellcheck`,2),I([N()],Z.prototype,`inputmode`,2),I([N({attribute:`with-label`,type:Boolean})],Z.prototype,`withLabel`,2),I([N({attribute:`with-hint`,type:Boolean})],Z.prototype,`withHint`,2),I([F(`step`,{waitUntilFirstUpdate:!0})],Z.prototype,`handleStepChange`,1),Z=I([Ne(`wa-input`)],Z),Z.disableWarning?.(`change-in-update`);var _M=s`
  :host {
    --current-text-color: var(--wa-color-brand-on-loud);

    display: block;
    color: var(--wa-color-text-normal);
    -webkit-user-select: none;
    user-select: none;

    position: relative;
    display: flex;
    align-items: center;
    font: inherit;
    padding: 0.5em 1em 0.5em 0.25em;
    border-radius: var(--wa-border-radius-s);
    line-height: var(--wa-line-height-condensed);
    transition: var(--wa-transition-fast) background-color var(--wa-transition-easing);
    cursor: pointer;
  }

  :host(:focus) {
    outline: none;
  }

  @media (hover: hover) {
    :host(:not(:state(disabled), :state(current)):is(:state(hover), :hover)) {
      background-color: var(--wa-color-neutral-fill-normal);
      color: var(--wa-color-neutral-on-normal);
    }
  }

  :host(:state(current)),
  :host(:state(disabled):state(current)) {
    background-color: var(--wa-form-control-activated-color);
    color: var(--current-text-color);
    opacity: 1;
  }

  :host(:state(disabled)) {
    outline: none;
    opacity: 0.5;
    cursor: not-allowed;
  }

  .label {
    flex: 1 1 auto;
    display: inline-block;
  }

  .check {
    flex: 0 0 auto;
    display: flex;
    align-items: center;
    justify-content: center;
    font-size: var(--wa-font-size-smaller);
    visibility: hidden;
    width: 2em;
  }

  :host(:state(selected)) .check {
    visibility: visible;
  }

  .start,
  .end {
    flex: 0 0 auto;
    display: flex;
    align-items: center;
  }

  .start::slotted(*) {
    margin-inline-end: 0.5em;
  }

  .end::slotted(*) {
    margin-inline-start: 0.5em;
  }

  @media (forced-colors: active) {
    :host(:hover:not([aria-disabled='true'])) {
      outline: dashed 1px SelectedItem;
      outline-offset: -1px;
    }
  }
`;function vM(e,t=0){if(!e||!globalThis.Node)return``;if(typeof e[Symbol.iterator]==`function`)return(Array.isArray(e)?e:[...e]).map(e=>vM(e,--t)).join(``);let n=e;if(n.nodeType===Node.TEXT_NODE)return n.textContent??``;if(n.nodeType===Node.ELEMENT_NODE){let e=n;if(e.hasAttribute(`slot`)||e.matches(`style, script`))return``;if(e instanceof HTMLSlotElement){let n=e.assignedNodes({flatten:!0});if(n.length>0)return vM(n,--t)}return t>-1?vM(e,--t):e.textContent??``}return n.hasChildNodes()?vM(n.childNodes,--t):``}var yM=class extends mt{constructor(){super(...arguments),this.localize=new Et(this),this.cachedDefaultLabel=``,this.isInitialized=!1,this.isDefaultLabelDirty=!0,this.current=!1,this.value=``,this.disabled=!1,this.selected=!1,this.defaultSelected=!1,this._label=``,this.handleHover=e=>{e.type===`mouseenter`?this.customStates.set(`hover`,!0):e.type===`mouseleave`&&this.customStates.set(`hover`,!1)}}set label(e){let t=this._label;this._label=e||``,this._label!==t&&this.requestUpdate(`label`,t)}get label(){return this._label?this._label:this.defaultLabel}get defaultLabel(){return(this.isDefaultLabelDirty||!this.cachedDefaultLabel)&&this.updateDefaultLabel(),this.cachedDefaultLabel}connectedCallback(){super.connectedCallback(),this.setAttribute(`role`,`option`),this.setAttribute(`aria-selected`,`false`),this.addEventListener(`mouseenter`,this.handleHover),this.addEventListener(`mouseleave`,this.handleHover)}disconnectedCallback(){super.disconnectedCallback(),this.removeEventListener(`mouseenter`,this.handleHover),this.removeEventListener(`mouseleave`,this.handleHover)}handleDefaultSlotChange(){if(this.isDefaultLabelDirty=!0,!this.isInitialized){this.isInitialized=!0;return}let e=this.closest(`wa-select, wa-combobox`);e&&customElements.whenDefined(e.localName).then(()=>e.handleDefaultSlotChange?.())}willUpdate(e){e.has(`defaultSelected`)&&(this.didSSR&&this.hasUpdated||!this.didSSR)&&this.syncDefaultSelected(),super.willUpdate(e)}syncDefaultSelected(){if(`closest`in this&&!this.closest(`wa-combobox, wa-select`)?.hasInteracted&&this.defaultSelected){let e=this.selected;this.selected=this.defaultSelected,this.requestUpdate(`selected`,e)}}updated(e){e.has(`disabled`)&&(this.setAttribute(`aria-disabled`,this.disabled?`true`:`false`),this.customStates.set(`disabled`,this.disabled)),e.has(`selected`)&&(this.setAttribute(`aria-selected`,this.selected?`true`:`false`),this.customStates.set(`selected`,this.selected)),e.has(`value`)&&(typeof this.value!=`string`&&(this.value=String(this.value)),this.handleDefaultSlotChange()),e.has(`current`)&&this.customStates.set(`current`,this.current),super.updated(e)}async firstUpdated(e){if(super.firstUpdated(e),this.didSSR&&!this.hasUpdated&&await this.updateComplete,this.syncDefaultSelected(),this.selected&&!this.defaultSelected){let e=this.closest(`wa-select, wa-combobox`);e&&!e.hasInteracted&&(await customElements.whenDefined(e?.localName),await e.updateComplete,e.selectionChanged?.())}}updateDefaultLabel(){let e=this.cachedDefaultLabel;this.cachedDefaultLabel=vM(this).trim(),this.isDefaultLabelDirty=!1;let t=this.cachedDefaultLabel!==e;return!this._label&&t&&this.requestUpdate(`label`,e),t}render(){let e=this.selected;return this.didSSR&&!this.hasUpdated?(this.updateComplete.then(()=>{this.requestUpdate()}),M):j`
      ${e?j`<wa-icon
            part="checked-icon"
            class="check"
            name="check"
            library="system"
            variant="solid"
            aria-hidden="true"
          ></wa-icon>`:j`<span part="checked-icon" class="check" aria-hidden="true"></span>`}
      <slot part="start" name="start" class="start"></slot>
      <slot part="label" class="label" @slotchange=${this.handleDefaultSlotChange}></slot>
      <slot part="end" name="end" class="end"></slot>
    `}};yM.css=_M,I([P(`.label`)],yM.prototype,`defaultSlot`,2),I([Ie()],yM.prototype,`current`,2),I([N({reflect:!0})],yM.prototype,`value`,2),I([N({type:Boolean})],yM.prototype,`disabled`,2),I([N({type:Boolean,attribute:!1})],yM.prototype,`selected`,2),I([N({type:Boolean,attribute:`selected`})],yM.prototype,`defaultSelected`,2),I([N()],yM.prototype,`label`,1),yM=I([Ne(`wa-option`)],yM);var bM=s`
  :host {
    --tag-max-size: 10ch;
    --show-duration: var(--wa-transition-fast);
    --hide-duration: var(--wa-transition-fast);
  }

  /* Add ellipses to multi select options */
  :host wa-tag::part(content) {
    display: initial;
    white-space: nowrap;
    text-overflow: ellipsis;
    overflow: hidden;
    max-width: var(--tag-max-size);
  }

  :host .disabled [part~='combobox'] {
    opacity: 0.5;
    cursor: not-allowed;
    outline: none;
  }

  :host .enabled:is(.open, :focus-within) [part~='combobox'] {
    outline-color: var(--wa-color-focus);
  }

  /** The popup */
  .select {
    flex: 1 1 auto;
    display: inline-flex;
    width: 100%;
    position: relative;
    vertical-align: middle;

    /* Pass through from select to the popup */
    --show-duration: inherit;
    --hide-duration: inherit;

    &::part(popup) {
      z-index: 900;
    }

    &[data-current-placement^='top']::part(popup) {
      transform-origin: bottom;
    }

    &[data-current-placement^='bottom']::part(popup) {
      transform-origin: top;
    }
  }

  /* Combobox */
  .combobox {
    flex: 1;
    display: flex;
    width: 100%;
    min-width: 0;
    align-items: center;
    justify-content: start;

    min-height: var(--wa-form-control-height);

    background-color: var(--wa-form-control-background-color);
    border-color: var(--wa-form-control-border-color);
    border-radius: var(--wa-form-control-border-radius);
    border-style: var(--wa-form-control-border-style);
    border-width: var(--wa-form-control-border-width);
    color: var(--wa-form-control-value-color);
    cursor: pointer;
    font-family: inherit;
    font-weight: var(--wa-form-control-value-font-weight);
    line-height: var(--wa-form-control-value-line-height);
    overflow: hidden;
    padding: 0 var(--wa-form-control-padding-inline);
    position: relative;
    vertical-align: middle;
    transition:
      background-color var(--wa-transition-normal),
      border-color var(--wa-transition-normal),
      outline-color var(--wa-transition-fast);
    transition-timing-function: var(--wa-transition-easing);
    outline: var(--wa-focus-ring-style) var(--wa-focus-ring-width) transparent;
    outline-offset: var(--wa-focus-ring-offset);

    /* Pills */
    :host([pill]) & {
      border-radius: var(--wa-border-radius-pill);
    }
  }

  /* Appearance modifiers */
  :host([appearance='outlined']) .combobox {
    background-color: var(--wa-form-control-background-color);
    border-color: var(--wa-form-control-border-color);
  }

  :host([appearance='filled']) .combobox {
    background-color: var(--wa-color-neutral-fill-quiet);
    border-color: var(--wa-color-neutral-fill-quiet);
  }

  :host([appearance='filled-outlined']) .combobox {
    background-color: var(--wa-color-neutral-fill-quiet);
    border-color: var(--wa-form-control-border-color);
  }

  .display-input {
    position: relative;
    width: 100%;
    font: inherit;
    border: none;
    background: none;
    line-height: var(--wa-form-control-value-line-height);
    color: var(--wa-form-control-value-color);
    cursor: inherit;
    overflow: hidden;
    padding: 0;
    margin: 0;
    -webkit-appearance: none;

    &:focus {
      outline: none;
    }

    &::placeholder {
      color: var(--wa-form-control-placeholder-color);
    }
  }

  /* Manage spacing when tags are present */
  :host([multiple]) {
    --_padding-with-tags: calc(var(--wa-form-control-height) * 0.1 - var(--wa-form-control-border-width));

    & .combobox:has(.tags wa-tag) {
      padding-block: var(--_padding-with-tags);
      padding-inline-start: var(--_padding-with-tags);
    }
  }

  /* Visually hide the display input when multiple is enabled */
  :host([multiple]) .combobox:has(.tags wa-tag) .display-input {
    position: absolute;
    z-index: -1;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
  }

  .value-input {
    position: absolute;
    z-index: -1;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    padding: 0;
    margin: 0;
  }

  .tags {
    display: flex;
    flex: 1;
    align-items: center;
    flex-wrap: wrap;
    gap: 0.25em;

    /* Nested inside the box, so a step down from the box's radius */
    & wa-tag:not([pill]) {
      border-radius: var(--wa-border-radius-s);
    }

    .disabled & {
      cursor: not-allowed !important;
    }
  }

  /* Start and End */

  .start,
  .end {
    flex: 0;
    display: inline-flex;
    align-items: center;
    color: var(--wa-color-neutral-on-quiet);
  }

  .end::slotted(*) {
    margin-inline-start: var(--wa-form-control-padding-inline);
  }

  .start::slotted(*) {
    margin-inline-end: var(--wa-form-control-padding-inline);
  }

  :host([multiple]) .combobox:has(.tags wa-tag) .start::slotted(*) {
    margin-inline-start: calc(var(--wa-form-control-padding-inline) - var(--_padding-with-tags));
  }

  /* Clear button */
  [part~='clear-button'] {
    flex: 0 0 auto;
    display: inline-flex;
    align-self: stretch;
    align-items: center;
    justify-content: center;
    inline-size: 1.5em;
    font-size: inherit;
    color: var(--wa-color-neutral-on-quiet);
    border: none;
    background: none;
    padding: 0;
    transition: color var(--wa-transition-normal);
    cursor: pointer;
    /* The box is wider than the glyph, so overhang half that growth on each side. Keeps the glyph
       on the same trailing axis as the segmented-field pickers' clear buttons. */
    margin-inline-start: calc(var(--wa-form-control-padding-inline) - 0.125em);
    margin-inline-end: -0.125em;

    &:focus {
      outline: none;
    }

    @media (hover: hover) {
      &:hover {
        color: color-mix(in oklab, currentColor, var(--wa-color-mix-hover));
      }
    }

    &:active {
      color: color-mix(in oklab, currentColor, var(--wa-color-mix-active));
    }
  }

  /* Expand icon */
  .expand-icon {
    flex: 0 0 auto;
    display: flex;
    align-items: center;
    color: var(--wa-color-neutral-on-quiet);
    transition: rotate var(--wa-transition-slow) var(--wa-transition-easing);
    rotate: 0deg;
    margin-inline-start: var(--wa-form-control-padding-inline);

    .open & {
      rotate: -180deg;
    }
  }

  /* Listbox */
  .listbox {
    display: block;
    position: relative;
    font: inherit;
    box-shadow: var(--wa-shadow-m);
    background: var(--wa-color-surface-raised);
    border-color: var(--wa-color-surface-border);
    border-radius: var(--wa-border-radius-m);
    border-style: var(--wa-border-style);
    border-width: var(--wa-border-width-s);
    padding: 0.25em;
    overflow: auto;
    overscroll-behavior: none;

    /* Make sure it adheres to the popup's auto size */
    max-width: var(--auto-size-available-width);
    max-height: var(--auto-size-available-height);

    &::slotted(wa-divider) {
      --spacing: 0.5em;
    }
  }

  /* Space options with half the listbox's padding */
  .listbox slot:not([name]) {
    display: flex;
    flex-direction: column;
    gap: 0.125em;
  }

  slot:not([name])::slotted(small) {
    display: block;
    font-size: var(--wa-font-size-smaller);
    font-weight: var(--wa-font-weight-semibold);
    color: var(--wa-color-text-quiet);
    padding-block: 0.5em;
    padding-inline: 2.25em;
  }
`;function xM(e,t){return{top:Math.round(e.getBoundingClientRect().top-t.getBoundingClientRect().top),left:Math.round(e.getBoundingClientRect().left-t.getBoundingClientRect().left)}}function SM(e,t,n=`vertical`,r=`smooth`){let i=xM(e,t),a=i.top+t.scrollTop,o=i.left+t.scrollLeft,s=t.scrollLeft,c=t.scrollLeft+t.offsetWidth,l=t.scrollTop,u=t.scrollTop+t.offsetHeight;(n===`horizontal`||n===`both`)&&(o<s?t.scrollTo({left:o,behavior:r}):o+e.clientWidth>c&&t.scrollTo({left:o-t.offsetWidth+e.clientWidth,behavior:r})),(n===`vertical`||n===`both`)&&(a<l?t.scrollTo({top:a,behavior:r}):a+e.clientHeight>u&&t.scrollTo({top:a-t.offsetHeight+e.clientHeight,behavior:r}))}var CM=(e={})=>{let{validationElement:t,validationProperty:n}=e;t||typeof document<`u`&&`createElement`in document&&(t=Object.assign(document.createElement(`input`),{required:!0})),n||=`value`;let r={observedAttributes:[`required`],message:t?.validationMessage,checkValidity(e){let t={message:``,isValid:!0,invalidKeys:[]};return(e.required??e.hasAttribute(`required`))&&(e[n]||(t.message=typeof r.message==`function`?r.message(e):r.message||``,t.isValid=!1,t.invalidKeys.push(`valueMissing`))),t}};return r},wM=class extends kt{constructor(e){if(super(e),this.it=M,e.type!==Dt.CHILD)throw Error(this.constructor.directiveName+`() can only be used in child bindings`)}render(e){if(e===M||e==null)return this._t=void 0,this.it=e;if(e===he)return e;if(typeof e!=`string`)throw Error(this.constructor.directiveName+`() called with a non-string value`);if(e===this.it)return this._t;this.it=e;let t=[e];return t.raw=t,this._t={_$litType$:this.constructor.resultType,strings:t,values:[]}}};wM.directiveName=`unsafeHTML`,wM.resultType=1;var TM=Ot(wM),Q=class extends ji{constructor(){super(...arguments),this.assumeInteractionOn=[`blur`,`input`],this.cachedOptions=null,this.hasSlotController=new Fi(this,`hint`,`label`),this.localize=new Et(this),this.selectionOrder=new Map,this.typeToSelectString=``,this.slotChangePending=!1,this.displayLabel=``,this.selectedOptions=[],this.name=``,this._defaultValue=null,this.size=`m`,this.placeholder=``,this.multiple=!1,this.maxOptionsVisible=3,this.disabled=!1,this.withClear=!1,this.open=!1,this.appearance=`outlined`,this.pill=!1,this.label=``,this.placement=`bottom`,this.hint=``,this.withLabel=!1,this.withHint=!1,this.required=!1,this.getTag=e=>j`
        <wa-tag
          part="tag"
          exportparts="
            base:tag__base,
            content:tag__content,
            remove-button:tag__remove-button,
            remove-button__base:tag__remove-button__base
          "
          ?pill=${this.pill}
          size=${this.size}
          with-remove
          data-value=${e.value}
          @wa-remove=${t=>this.handleTagRemove(t,e)}
        >
          ${e.label}
        </wa-tag>
      `,this.handleDocumentFocusIn=e=>{let t=e.composedPath();this&&!t.includes(this)&&this.hide()},this.handleDocumentKeyDown=e=>{let t=e.target,n=t.closest(`[part~="clear-button"]`)!==null,r=t.closest(`wa-button`)!==null;if(!(n||r)){if(e.key===`Escape`&&this.open&&Br(this)&&(e.preventDefault(),e.stopPropagation(),this.hide(),this.displayInput.focus({preventScroll:!0})),e.key===`Enter`||e.key===` `&&this.typeToSelectString===``){if(e.preventDefault(),e.stopImmediatePropagation(),!this.open){this.show();return}this.currentOption&&!this.currentOption.disabled&&(this.valueHasChanged=!0,this.hasInteracted=!0,this.multiple?this.toggleOptionSelection(this.currentOption):this.setSelectedOptions(this.currentOption),this.updateComplete.then(()=>{this.dispatchEvent(new InputEvent(`input`,{bubbles:!0,composed:!0})),this.dispatchEvent(new Event(`change`,{bubbles:!0,composed:!0}))}),this.multiple||(this.hide(),this.displayInput.focus({preventScroll:!0})))}else{if([`ArrowUp`,`ArrowDown`,`Home`,`End`].includes(e.key)){let t=this.getAllOptions(),n=t.indexOf(this.currentOption),r=Math.max(0,n);if(e.preventDefault(),!this.open&&(this.show(),this.currentOption))return;e.key===`ArrowDown`?(r=n+1,r>t.length-1&&(r=0)):e.key===`ArrowUp`?(r=n-1,r<0&&(r=t.length-1)):e.key===`Home`?r=0:e.key===`End`&&(r=t.length-1),this.setCurrentOption(t[r])}if(e.key?.length===1||e.key===`Backspace`){let t=this.getAllOptions();if(e.metaKey||e.ctrlKey||e.altKey)return;if(!this.open){if(e.key===`Backspace`)return;this.show()}e.stopPropagation(),e.preventDefault(),clearTimeout(this.typeToSelectTimeout),this.typeToSelectTimeout=window.setTimeout(()=>this.typeToSelectString=``,1e3),e.key===`Backspace`?this.typeToSelectString=this.typeToSelectString.slice(0,-1):this.typeToSelectString+=e.key.toLowerCase();for(let e of t)if(e.label.toLowerCase().startsWith(this.typeToSelectString)){this.setCurrentOption(e);break}}}}},this.handleDocumentMouseDown=e=>{let t=e.composedPath();this&&!t.includes(this)&&this.hide()}}static get validators(){let e=[CM({validationElement:Object.assign(document.createElement(`select`),{required:!0})})];return[...super.validators,...e]}get validationTarget(){return this.valueInput}set defaultValue(e){this._defaultValue=this.convertDefaultValue(e)}get defaultValue(){return this.convertDefaultValue(this._defaultValue)}rawValuesEqual(e,t){return e==null&&t==null?!0:e==null||t==null||e.length!==t.length?!1:e.every((e,n)=>e===t[n])}convertDefaultValue(e){return!(this.multiple||this.hasAttribute(`multiple`))&&Array.isArray(e)&&(e=e[0]),e}set value(e){let t=this.value;e instanceof FormData&&(e=e.getAll(this.name)),e!=null&&!Array.isArray(e)&&(e=[e]);let n=this._value;this._value=e??null,this.rawValuesEqual(n,this._value)||(this.valueHasChanged=!0,this.requestUpdate(`value`,t))}get value(){let e=this._value??this.defaultValue??null;e!=null&&(e=Array.isArray(e)?e:[e]),this.optionValues=new Set(this.getAllOptions().filter(e=>!e.disabled).map(e=>e.value));let t=e;return e!=null&&(t=e.filter(e=>this.optionValues.has(e)),t=this.multiple?t:t[0],t??=null),t}handleSizeChange(){Pi(this.localName,this.size)}connectedCallback(){super.connectedCallback(),this.processSlotChange(),this.open=!1}disconnectedCallback(){super.disconnectedCallback(),this.removeOpenListeners(),this.cachedOptions=null}updateDefaultValue(){let e=this.getAllOptions().filter(e=>e.hasAttribute(`selected`)||e.defaultSelected);if(e.length>0){let t=e.map(e=>e.value);this._defaultValue=this.multiple?t:t[0]}this.hasAttribute(`value`)&&(this._defaultValue=this.getAttribute(`value`)||null)}addOpenListeners(){document.addEventListener(`focusin`,this.handleDocumentFocusIn),document.addEventListener(`keydown`,this.handleDocumentKeyDown),document.addEventListener(`mousedown`,this.handleDocumentMouseDown),Rr(this),this.getRootNode()!==document&&this.getRootNode().addEventListener(`focusin`,this.handleDocumentFocusIn)}removeOpenListeners(){document.removeEventListener(`focusin`,this.handleDocumentFocusIn),document.removeEventListener(`keydown`,this.handleDocumentKeyDown),document.removeEventListener(`mousedown`,this.handleDocumentMouseDown),zr(this),this.getRootNode()!==document&&this.getRootNode().removeEventListener(`focusin`,this.handleDocumentFocusIn)}handleFocus(){this.displayInput.setSelectionRange(0,0)}handleLabelClick(){this.displayInput.focus()}handleComboboxClick(e){e.preventDefault()}handleComboboxMouseDown(e){let t=e.composedPath().some(e=>e instanceof Element&&e.tagName.toLowerCase()===`wa-button`);this.disabled||t||(e.preventDefault(),this.displayInput.focus({preventScroll:!0}),this.open=!this.open)}handleComboboxKeyDown(e){e.stopPropagation(),this.handleDocumentKeyDown(e)}handleClearClick(e){e.stopPropagation(),this.hasInteracted=!0,this.valueHasChanged=!0,this.value!==null&&(this.displayLabel=``,this.selectionOrder.clear(),this.setSelectedOptions([]),this.displayInput.focus({preventScroll:!0}),this.updateComplete.then(()=>{this.dispatchEvent(new hM),this.dispatchEvent(new InputEvent(`input`,{bubbles:!0,composed:!0})),this.dispatchEvent(new Event(`change`,{bubbles:!0,composed:!0}))}))}handleClearMouseDown(e){e.stopPropagation(),e.preventDefault()}handleOptionClick(e){let t=e.target.closest(`wa-option`);t&&!t.disabled&&(this.hasInteracted=!0,this.valueHasChanged=!0,this.multiple?this.toggleOptionSelection(t):this.setSelectedOptions(t),this.updateComplete.then(()=>this.displayInput.focus({preventScroll:!0})),this.requestUpdate(`value`),this.updateComplete.then(()=>{this.dispatchEvent(new InputEvent(`input`,{bubbles:!0,composed:!0})),this.dispatchEvent(new Event(`change`,{bubbles:!0,composed:!0}))}),this.multiple||(this.hide(),this.displayInput.focus({preventScroll:!0})))}handleDefaultSlotChange(){this.slotChangePending||(this.slotChangePending=!0,queueMicrotask(()=>{this.slotChangePending=!1,this.processSlotChange()}))}processSlotChange(){if(customElements.get(`wa-option`)||customElements.whenDefined(`wa-option`).then(()=>this.handleDefaultSlotChange()),this.didSSR&&!this.hasUpdated){this.updateComplete.then(()=>{this.handleDefaultSlotChange()});return}this.cachedOptions=null;let e=this.getAllOptions();this.updateDefaultValue();let t=this.value;if(t==null||!this.valueHasChanged&&!this.hasInteracted){this.selectionChanged();return}Array.isArray(t)||(t=[t]);let n=e.filter(e=>t.includes(e.value));this.setSelectedOptions(n)}handleTagRemove(e,t){if(e.stopPropagation(),this.disabled)return;this.hasInteracted=!0,this.valueHasChanged=!0;let n=t;if(!n){let t=e.target.closest(`wa-tag[data-value]`);if(t){let e=t.dataset.value;n=this.selectedOptions.find(t=>t.value===e)}}n&&(this.toggleOptionSelection(n,!1),this.updateComplete.then(()=>{this.dispatchEvent(new InputEvent(`input`,{bubbles:!0,composed:!0})),this.dispatchEvent(new Event(`change`,{bubbles:!0,composed:!0}))}))}getAllOptions(){return this.cachedOptions?this.cachedOptions:this?.querySelectorAll?(this.cachedOptions=[...this.querySelectorAll(`wa-option`)],this.cachedOptions):[]}getFirstOption(){return this.querySelector(`wa-option`)}setCurrentOption(e){this.getAllOptions().forEach(e=>{e.current=!1,e.tabIndex=-1}),e&&(this.currentOption=e,e.current=!0,e.tabIndex=0,e.focus({preventScroll:!0}),this.open&&!this.listbox.hidden&&SM(e,this.listbox,`vertical`,`auto`))}setSelectedOptions(e){let t=this.getAllOptions(),n=Array.isArray(e)?e:[e];t.forEach(e=>{n.includes(e)||(e.selected=!1)}),n.length&&n.forEach(e=>e.selected=!0),this.selectionChanged()}toggleOptionSelection(e,t){e.selected=t===!0||t===!1?t:!e.selected,this.selectionChanged()}selectionChanged(){let e=this.getAllOptions().filter(e=>{if(!this.hasInteracted&&!this.valueHasChanged){let t=this.defaultValue,n=Array.isArray(t)?t:[t];return e.hasAttribute(`selected`)||e.defaultSelected||e.selected||n?.includes(e.value)}return e.selected}),t=new Set(e.map(e=>e.value));for(let e of this.selectionOrder.keys())t.has(e)||this.selectionOrder.delete(e);let n=(this.selectionOrder.size>0?Math.max(...this.selectionOrder.values()):-1)+1;for(let t of e)this.selectionOrder.has(t.value)||this.selectionOrder.set(t.value,n++);this.selectedOptions=e.sort((e,t)=>(this.selectionOrder.get(e.value)??0)-(this.selectionOrder.get(t.value)??0));let r=new Set(this.selectedOptions.map(e=>e.value));if(r.size>0||this._value){let e=this._value;if(this._value==null){let e=this.defaultValue??[];this._value=Array.isArray(e)?e:[e]}this._value=this._value?.filter(e=>!this.optionValues?.has(e))??null,this._value?.unshift(...r),this.requestUpdate(`value`,e)}if(this.multiple)this.displayLabel=this.placeholder&&!this.value?.length?``:this.localize.term(`numOptionsSelected`,this.selectedOptions.length);else{let e=this.selectedOptions[0];this.displayLabel=e?.label??``}this.updateComplete.then(()=>{this.updateValidity()})}get tags(){return this.selectedOptions.map((e,t)=>{if(t<this.maxOptionsVisible||this.maxOptionsVisible<=0){let n=this.getTag(e,t);return n?typeof n==`string`?TM(n):n:null}return t===this.maxOptionsVisible?j`
          <wa-tag
            part="tag"
            exportparts="
              base:tag__base,
              content:tag__content,
              remove-button:tag__remove-button,
              remove-button__base:tag__remove-button__base
            "
            ?pill=${this.pill}
            size=${this.size}
            >+${this.selectedOptions.length-t}</wa-tag
          >
        `:null})}updated(e){super.updated(e),(e.has(`value`)||e.has(`displayLabel`))&&this.customStates.set(`blank`,!this.value&&!this.displayLabel)}handleDisabledChange(){this.disabled&&this.open&&(this.open=!1)}handleValueChange(){let e=this.getAllOptions(),t=Array.isArray(this.value)?this.value:[this.value],n=e.filter(e=>t.includes(e.value));this.setSelectedOptions(n),this.updateValidity()}async handleOpenChange(){if(this.open&&!this.disabled){this.setCurrentOption(this.selectedOptions[0]||this.getFirstOption());let e=new Ft;if(this.dispatchEvent(e),e.defaultPrevented){this.open=!1;return}this.addOpenListeners(),this.listbox.hidden=!1,this.popup.active=!0,requestAnimationFrame(()=>{this.setCurrentOption(this.currentOption)}),await Qe(this.popup.popup,`show`),this.currentOption&&SM(this.currentOption,this.listbox,`vertical`,`auto`),this.dispatchEvent(new Rt)}else{let e=new It;if(this.dispatchEvent(e),e.defaultPrevented){this.open=!1;return}this.removeOpenListeners(),await Qe(this.popup.popup,`hide`),this.listbox.hidden=!0,this.popup.active=!1,this.dispatchEvent(new Lt)}}async show(){if(this.open||this.disabled)this.open=!1;else return this.open=!0,Vr(this,`wa-after-show`)}async hide(){if(!this.open||this.disabled)this.open=!1;else return this.open=!1,Vr(this,`wa-after-hide`)}focus(e){this.displayInput.focus(e)}blur(){this.displayInput.blur()}formResetCallback(){this.selectionOrder.clear(),this.value=this.defaultValue,super.formResetCallback(),this.handleValueChange(),this.updateComplete.then(()=>{this.dispatchEvent(new InputEvent(`input`,{bubbles:!0,composed:!0})),this.dispatchEvent(new Event(`change`,{bubbles:!0,composed:!0}))})}render(){let e=this.hasSlotController.test(`label`,`withLabel`),t=this.hasSlotController.test(`hint`,`withHint`),n=this.label?!0:!!e,r=this.hint?!0:!!t,i=(this.hasUpdated||!1)&&this.withClear&&!this.disabled&&(this.displayLabel||this.value&&this.value.length>0);return j`
      <div
        part="form-control"
        class=${At({"form-control":!0,"form-control-has-label":n})}
      >
        <label
          id="label"
          part="form-control-label label"
          class=${At({label:!0,"has-label":n})}
          aria-hidden=${n?`false`:`true`}
          @click=${this.handleLabelClick}
        >
          <slot name="label">${this.label}</slot>
        </label>

        <div part="form-control-input" class="form-control-input">
          <wa-popup
            class=${At({select:!0,open:this.open,disabled:this.disabled,enabled:!this.disabled,multiple:this.multiple})}
            placement=${this.placement}
            flip
            shift
            sync="width"
            auto-size="vertical"
            auto-size-padding="10"
          >
            <div
              part="combobox"
              class="combobox"
              slot="anchor"
              @keydown=${this.handleComboboxKeyDown}
              @mousedown=${this.handleComboboxMouseDown}
              @click=${this.handleComboboxClick}
            >
              <slot part="start" name="start" class="start"></slot>

              <input
                part="display-input"
                class="display-input"
                type="text"
                placeholder=${this.placeholder}
                .disabled=${this.disabled}
                .value=${this.displayLabel}
                ?required=${this.required}
                autocomplete="off"
                spellcheck="false"
                autocapitalize="off"
                readonly
                aria-invalid=${!this.validity.valid}
                aria-controls="listbox"
                aria-expanded=${this.open?`true`:`false`}
                aria-haspopup="listbox"
                aria-labelledby="label"
                aria-disabled=${this.disabled?`true`:`false`}
                aria-describedby="hint"
                role="combobox"
                tabindex="0"
                @focus=${this.handleFocus}
              />

              <!-- Tags need to wait for first hydration before populating otherwise it will create a hydration mismatch. -->
              ${this.multiple&&this.hasUpdated?j`<div part="tags" class="tags" @wa-remove=${this.handleTagRemove}>${this.tags}</div>`:``}

              <input
                class="value-input"
                type="text"
                ?disabled=${this.disabled}
                ?required=${this.required}
                .value=${Array.isArray(this.value)?this.value.join(`, `):this.value}
                tabindex="-1"
                aria-hidden="true"
                @focus=${()=>this.focus()}
              />

              ${i?j`
                    <button
                      part="clear-button"
                      type="button"
                      aria-label=${this.localize.term(`clearEntry`)}
                      @mousedown=${this.handleClearMouseDown}
                      @click=${this.handleClearClick}
                      tabindex="-1"
                    >
                      <slot name="clear-icon">
                        <wa-icon name="circle-xmark" library="system" variant="regular"></wa-icon>
                      </slot>
                    </button>
                  `:``}

              <slot name="end" part="end" class="end"></slot>

              <slot name="expand-icon" part="expand-icon" class="expand-icon">
                <wa-icon library="system" name="chevron-down" variant="solid"></wa-icon>
              </slot>
            </div>

            <div
              id="listbox"
              role="listbox"
              aria-expanded=${this.open?`true`:`false`}
              aria-multiselectable=${this.multiple?`true`:`false`}
              aria-labelledby="label"
              part="listbox"
              class="listbox"
              tabindex="-1"
              @mouseup=${this.handleOptionClick}
            >
              <slot @slotchange=${this.handleDefaultSlotChange}></slot>
            </div>
          </wa-popup>
        </div>

        <slot
          id="hint"
          name="hint"
          part="hint"
          class=${At({"has-slotted":r})}
          aria-hidden=${r?`false`:`true`}
          >${this.hint}</slot
        >
      </div>
    `}};Q.css=[bM,Di,Ii],I([P(`.select`)],Q.prototype,`popup`,2),I([P(`.combobox`)],Q.prototype,`combobox`,2),I([P(`.display-input`)],Q.prototype,`displayInput`,2),I([P(`.value-input`)],Q.prototype,`valueInput`,2),I([P(`.listbox`)],Q.prototype,`listbox`,2),I([Ie()],Q.prototype,`displayLabel`,2),I([Ie()],Q.prototype,`currentOption`,2),I([Ie()],Q.prototype,`selectedOptions`,2),I([N({reflect:!0})],Q.prototype,`name`,2),I([N({attribute:!1})],Q.prototype,`defaultValue`,1),I([N({attribute:`value`,reflect:!1})],Q.prototype,`value`,1),I([N({reflect:!0})],Q.prototype,`size`,2),I([F(`size`)],Q.prototype,`handleSizeChange`,1),I([N()],Q.prototype,`placeholder`,2),I([N({type:Boolean,reflect:!0})],Q.prototype,`multiple`,2),I([N({attribute:`max-options-visible`,type:Number})],Q.prototype,`maxOptionsVisible`,2),I([N({type:Boolean})],Q.prototype,`disabled`,2),I([N({attribute:`with-clear`,type:Boolean})],Q.prototype,`withClear`,2),I([N({type:Boolean,reflect:!0})],Q.prototype,`open`,2),I([N({reflect:!0})],Q.prototype,`appearance`,2),I([N({type:Boolean,reflect:!0})],Q.prototype,`pill`,2),I([N()],Q.prototype,`label`,2),I([N({reflect:!0})],Q.prototype,`placement`,2),I([N({attribute:`hint`})],Q.prototype,`hint`,2),I([N({attribute:`with-label`,type:Boolean})],Q.prototype,`withLabel`,2),I([N({attribute:`with-hint`,type:Boolean})],Q.prototype,`withHint`,2),I([N({type:Boolean,reflect:!0})],Q.prototype,`required`,2),I([N({attribute:!1})],Q.prototype,`getTag`,2),I([F(`disabled`,{waitUntilFirstUpdate:!0})],Q.prototype,`handleDisabledChange`,1),I([F(`value`,{waitUntilFirstUpdate:!0})],Q.prototype,`handleValueChange`,1),I([F(`open`,{waitUntilFirstUpdate:!0})],Q.prototype,`handleOpenChange`,1),Q=I([Ne(`wa-select`)],Q),Q.disableWarning?.(`change-in-update`);var EM=class extends Event{constructor(){super(`wa-remove`,{bubbles:!0,cancelable:!1,composed:!0})}},DM=s`
  @layer wa-component {
    :host {
      display: inline-flex;
      gap: 0.5em;
      border-radius: var(--wa-border-radius-m);
      align-items: center;
      background-color: var(--wa-color-fill-quiet, var(--wa-color-neutral-fill-quiet));
      border-color: var(--wa-color-border-normal, var(--wa-color-neutral-border-normal));
      border-style: var(--wa-border-style);
      border-width: var(--wa-border-width-s);
      color: var(--wa-color-on-quiet, var(--wa-color-neutral-on-quiet));
      font-size: inherit;
      line-height: 1;
      white-space: nowrap;
      user-select: none;
      -webkit-user-select: none;
      height: calc(var(--wa-form-control-height) * 0.8);
      line-height: calc(var(--wa-form-control-height) - var(--wa-form-control-border-width) * 2);
      padding: 0 0.75em;
    }

    /* Appearance modifiers */
    :host([appearance='outlined']) {
      color: var(--wa-color-on-quiet, var(--wa-color-neutral-on-quiet));
      background-color: transparent;
      border-color: var(--wa-color-border-loud, var(--wa-color-neutral-border-loud));
    }

    :host([appearance='filled']) {
      color: var(--wa-color-on-quiet, var(--wa-color-neutral-on-quiet));
      background-color: var(--wa-color-fill-quiet, var(--wa-color-neutral-fill-quiet));
      border-color: transparent;
    }

    :host([appearance='filled-outlined']) {
      color: var(--wa-color-on-quiet, var(--wa-color-neutral-on-quiet));
      background-color: var(--wa-color-fill-quiet, var(--wa-color-neutral-fill-quiet));
      border-color: var(--wa-color-border-normal, var(--wa-color-neutral-border-normal));
    }

    :host([appearance='accent']) {
      color: var(--wa-color-on-loud, var(--wa-color-neutral-on-loud));
      background-color: var(--wa-color-fill-loud, var(--wa-color-neutral-fill-loud));
      border-color: transparent;
    }
  }

  .content {
    font-size: var(--wa-font-size-smaller);
  }

  [part='remove-button'] {
    line-height: 1;
  }

  [part='remove-button']::part(base) {
    padding: 0;
    height: 1em;
    width: 1em;
    color: currentColor;
  }

  @media (hover: hover) {
    :host(:hover) > [part='remove-button']::part(base) {
      background-color: transparent;
      color: color-mix(in oklab, currentColor, var(--wa-color-mix-hover));
    }
  }

  :host(:active) > [part='remove-button']::part(base) {
    background-color: transparent;
    color: color-mix(in oklab, currentColor, var(--wa-color-mix-active));
  }

  /*
   * Pill modifier
   */
  :host([pill]) {
    border-radius: var(--wa-border-radius-pill);
  }
`,OM=class extends mt{constructor(){super(...arguments),this.localize=new Et(this),this.variant=`neutral`,this.appearance=`filled-outlined`,this.size=`m`,this.pill=!1,this.withRemove=!1}handleSizeChange(){Pi(this.localName,this.size)}handleRemoveClick(){this.dispatchEvent(new EM)}render(){return j`
      <slot part="content" class="content"></slot>

      ${this.withRemove?j`
            <wa-button
              part="remove-button"
              exportparts="base:remove-button__base"
              class="remove"
              appearance="plain"
              size=${this.size}
              @click=${this.handleRemoveClick}
              tabindex="-1"
            >
              <wa-icon name="xmark" library="system" variant="solid" label=${this.localize.term(`remove`)}></wa-icon>
            </wa-button>
          `:``}
    `}};OM.css=[DM,Qi,Ii],I([N({reflect:!0})],OM.prototype,`variant`,2),I([N({reflect:!0})],OM.prototype,`appearance`,2),I([N({reflect:!0})],OM.prototype,`size`,2),I([F(`size`)],OM.prototype,`handleSizeChange`,1),I([N({type:Boolean,reflect:!0})],OM.prototype,`pill`,2),I([N({attribute:`with-remove`,type:Boolean})],OM.prototype,`withRemove`,2),OM=I([Ne(`wa-tag`)],OM);var kM=s`
  :host {
    --track-size: 0.5em;
    --thumb-width: 1.4em;
    --thumb-height: 1.4em;
    --marker-width: 0.1875em;
    --marker-height: 0.1875em;
  }

  :host([orientation='vertical']) {
    width: auto;
  }

  #label:has(~ .vertical) {
    display: block;
    order: 2;
    max-width: none;
    text-align: center;
  }

  #description:has(~ .vertical) {
    order: 3;
    text-align: center;
  }

  /* Add extra space between slider and label, when present */
  #label.has-label ~ #slider {
    &.horizontal {
      margin-block-start: 0.5em;
    }
    &.vertical {
      margin-block-end: 0.5em;
    }
  }

  #slider {
    touch-action: none;

    &:focus {
      outline: none;
    }

    &:focus-visible:not(.disabled) #thumb,
    &:focus-visible:not(.disabled) #thumb-min,
    &:focus-visible:not(.disabled) #thumb-max {
      outline: var(--wa-focus-ring);
      /* intentionally no offset due to border */
    }
  }

  #track {
    position: relative;
    border-radius: 9999px;
    background: var(--wa-color-neutral-fill-normal);
    isolation: isolate;
  }

  /* Orientation */
  .horizontal #track {
    height: var(--track-size);
  }

  .vertical #track {
    order: 1;
    width: var(--track-size);
    height: 200px;
  }

  /* Disabled */
  .disabled #track {
    cursor: not-allowed;
    opacity: 0.5;
  }

  /* Indicator */
  #indicator {
    position: absolute;
    border-radius: inherit;
    background-color: var(--wa-form-control-activated-color);

    &:dir(ltr) {
      right: calc(100% - max(var(--start), var(--end)));
      left: min(var(--start), var(--end));
    }

    &:dir(rtl) {
      right: min(var(--start), var(--end));
      left: calc(100% - max(var(--start), var(--end)));
    }
  }

  .horizontal #indicator {
    top: 0;
    height: 100%;
  }

  .vertical #indicator {
    top: calc(100% - var(--end));
    bottom: var(--start);
    left: 0;
    width: 100%;
  }

  /* Thumbs */
  #thumb,
  #thumb-min,
  #thumb-max {
    z-index: 3;
    position: absolute;
    width: var(--thumb-width);
    height: var(--thumb-height);
    border: solid 0.125em var(--wa-color-surface-default);
    border-radius: 50%;
    background-color: var(--wa-form-control-activated-color);
    cursor: pointer;
  }

  .disabled #thumb,
  .disabled #thumb-min,
  .disabled #thumb-max {
    cursor: inherit;
  }

  .horizontal #thumb,
  .horizontal #thumb-min,
  .horizontal #thumb-max {
    top: calc(50% - var(--thumb-height) / 2);

    &:dir(ltr) {
      right: auto;
      left: calc(var(--position) - var(--thumb-width) / 2);
    }

    &:dir(rtl) {
      right: calc(var(--position) - var(--thumb-width) / 2);
      left: auto;
    }
  }

  .vertical #thumb,
  .vertical #thumb-min,
  .vertical #thumb-max {
    bottom: calc(var(--position) - var(--thumb-height) / 2);
    left: calc(50% - var(--thumb-width) / 2);
  }

  /* Range-specific thumb styles */
  :host([range]) {
    #thumb-min:focus-visible,
    #thumb-max:focus-visible {
      z-index: 4; /* Ensure focused thumb appears on top */
      outline: var(--wa-focus-ring);
      /* intentionally no offset due to border */
    }
  }

  /* Markers */
  #markers {
    pointer-events: none;
  }

  .marker {
    z-index: 2;
    position: absolute;
    width: var(--marker-width);
    height: var(--marker-height);
    border-radius: 50%;
    background-color: var(--wa-color-surface-default);
  }

  .marker:first-of-type,
  .marker:last-of-type {
    display: none;
  }

  .horizontal .marker {
    top: calc(50% - var(--marker-height) / 2);
    left: calc(var(--position) - var(--marker-width) / 2);
  }

  .vertical .marker {
    top: calc(var(--position) - var(--marker-height) / 2);
    left: calc(50% - var(--marker-width) / 2);
  }

  /* Marker labels */
  #references {
    position: relative;

    slot {
      display: flex;
      justify-content: space-between;
      height: 100%;
    }

    ::slotted(*) {
      color: var(--wa-color-text-quiet);
      font-size: 0.875em;
      line-height: 1;
    }
  }

  .horizontal {
    #references {
      margin-block-start: 0.5em;
    }
  }

  .vertical {
    display: flex;
    margin-inline: auto;

    #track {
      order: 1;
    }

    #references {
      order: 2;
      width: min-content;
      margin-inline-start: 0.75em;

      slot {
        flex-direction: column;
      }
    }
  }

  .vertical #references slot {
    flex-direction: column;
  }
`;function*AM(e=document.activeElement){e!=null&&(yield e,`shadowRoot`in e&&e.shadowRoot&&e.shadowRoot.mode!==`closed`&&(yield*AM(e.shadowRoot.activeElement)))}var jM=typeof window<`u`&&`ontouchstart`in window,MM=class{constructor(e,t){this.isActive=!1,this.isDragging=!1,this.handleDragStart=e=>{let t=`touches`in e?e.touches[0].clientX:e.clientX,n=`touches`in e?e.touches[0].clientY:e.clientY;this.isDragging||!jM&&e.buttons>1||(this.isDragging=!0,document.addEventListener(`pointerup`,this.handleDragStop),document.addEventListener(`pointermove`,this.handleDragMove),document.addEventListener(`pointercancel`,this.handleDragStop),document.addEventListener(`touchend`,this.handleDragStop),document.addEventListener(`touchmove`,this.handleDragMove),document.addEventListener(`touchcancel`,this.handleDragStop),this.options.start(t,n))},this.handleDragStop=e=>{let t=`changedTouches`in e?e.changedTouches[0].clientX:e.clientX,n=`changedTouches`in e?e.changedTouches[0].clientY:e.clientY;this.isDragging=!1,document.removeEventListener(`pointerup`,this.handleDragStop),document.removeEventListener(`pointermove`,this.handleDragMove),document.removeEventListener(`pointercancel`,this.handleDragStop),document.removeEventListener(`touchend`,this.handleDragStop),document.removeEventListener(`touchmove`,this.handleDragMove),document.removeEventListener(`touchcancel`,this.handleDragStop),this.options.stop(t,n)},this.handleDragMove=e=>{let t=`touches`in e?e.touches[0].clientX:e.clientX,n=`touches`in e?e.touches[0].clientY:e.clientY;window.getSelection()?.removeAllRanges(),this.options.move(t,n)},this.element=e,this.options={start:()=>void 0,stop:()=>void 0,move:()=>void 0,...t},this.start()}start(){this.isActive||=(this.element.addEventListener(`pointerdown`,this.handleDragStart),jM&&this.element.addEventListener(`touchstart`,this.handleDragStart),!0)}stop(){document.removeEventListener(`pointerup`,this.handleDragStop),document.removeEventListener(`pointermove`,this.handleDragMove),document.removeEventListener(`pointercancel`,this.handleDragStop),document.removeEventListener(`touchend`,this.handleDragStop),document.removeEventListener(`touchmove`,this.handleDragMove),document.removeEventListener(`touchcancel`,this.handleDragStop),this.element.removeEventListener(`pointerdown`,this.handleDragStart),jM&&this.element.removeEventListener(`touchstart`,this.handleDragStart),this.isActive=!1,this.isDragging=!1}toggle(e){(e===void 0?!this.isActive:e)?this.start():this.stop()}},NM=`important`,PM=` !`+NM,FM=Ot(class extends kt{constructor(e){if(super(e),e.type!==Dt.ATTRIBUTE||e.name!==`style`||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,n)=>{let r=e[n];return r==null?t:t+`${n=n.includes(`-`)?n:n.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,`-$&`).toLowerCase()}:${r};`},``)}update(e,[t]){let{style:n}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let e of this.ft)t[e]??(this.ft.delete(e),e.includes(`-`)?n.removeProperty(e):n[e]=null);for(let e in t){let r=t[e];if(r!=null){this.ft.add(e);let t=typeof r==`string`&&r.endsWith(PM);e.includes(`-`)||t?n.setProperty(e,t?r.slice(0,-11):r,t?NM:``):n[e]=r}}return he}});function IM(e,t,n){let r=(e-t)/n;return Math.abs(r-Math.round(r))>1e-9}var LM=()=>({observedAttributes:[`min`,`max`,`step`],checkValidity(e){let t={message:``,isValid:!0,invalidKeys:[]},n=(e,t,n,r)=>{if(typeof document>`u`)return``;let i=document.createElement(`input`);return i.type=`range`,i.min=String(t),i.max=String(n),i.step=String(r),i.value=String(e),i.checkValidity(),i.validationMessage};if(e.isRange){let r=e.minValue,i=e.maxValue;if(r<e.min)return t.isValid=!1,t.invalidKeys.push(`rangeUnderflow`),t.message=n(r,e.min,e.max,e.step)||`Value must be greater than or equal to ${e.min}.`,t;if(i>e.max)return t.isValid=!1,t.invalidKeys.push(`rangeOverflow`),t.message=n(i,e.min,e.max,e.step)||`Value must be less than or equal to ${e.max}.`,t;if(e.step&&e.step!==1){let a=IM(r,e.min,e.step),o=IM(i,e.min,e.step);if(a||o)return t.isValid=!1,t.invalidKeys.push(`stepMismatch`),t.message=n(a?r:i,e.min,e.max,e.step)||`Value must be a multiple of ${e.step}.`,t}}else{let r=e.value;if(r<e.min)return t.isValid=!1,t.invalidKeys.push(`rangeUnderflow`),t.message=n(r,e.min,e.max,e.step)||`Value must be greater than or equal to ${e.min}.`,t;if(r>e.max)return t.isValid=!1,t.invalidKeys.push(`rangeOverflow`),t.message=n(r,e.min,e.max,e.step)||`Value must be less than or equal to ${e.max}.`,t;if(e.step&&e.step!==1&&IM(r,e.min,e.step))return t.isValid=!1,t.invalidKeys.push(`stepMismatch`),t.message=n(r,e.min,e.max,e.step)||`Value must be a multiple of ${e.step}.`,t}return t}}),$=class extends ji{constructor(){super(...arguments),this.draggableThumbMin=null,this.draggableThumbMax=null,this.hasSlotController=new Fi(this,`hint`,`label`),this.localize=new Et(this),this.activeThumb=null,this.lastTrackPosition=null,this.label=``,this.hint=``,this.minValue=0,this.maxValue=50,this.defaultValue=this.getAttribute(`value`)==null?this.minValue:Number(this.getAttribute(`value`)),this._value=null,this.range=!1,this.disabled=!1,this.readonly=!1,this.orientation=`horizontal`,this.size=`m`,this.min=0,this.max=100,this.step=1,this.tooltipDistance=8,this.tooltipPlacement=`top`,this.withMarkers=!1,this.withTooltip=!1,this.withLabel=!1,this.withHint=!1}static get validators(){return[...super.validators,LM()]}get focusableAnchor(){return this.isRange&&this.thumbMin||this.slider}get validationTarget(){return this.focusableAnchor}get value(){return this.valueHasChanged?Ye(this._value??this.minValue??0,this.min,this.max):Ye(this._value??this.defaultValue,this.min,this.max)}set value(e){e=Number(e)??this.minValue,this._value!==e&&(this.valueHasChanged=!0,this._value=e)}get isRange(){return this.range}handleSizeChange(){Pi(this.localName,this.size)}firstUpdated(e){super.firstUpdated(e),this.isRange?(this.draggableThumbMin=new MM(this.thumbMin,{start:()=>{this.activeThumb=`min`,this.trackBoundingClientRect=this.track.getBoundingClientRect(),this.valueWhenDraggingStarted=this.minValue,this.customStates.set(`dragging`,!0),this.showRangeTooltips()},move:(e,t)=>{this.setThumbValueFromCoordinates(e,t,`min`)},stop:()=>{this.minValue!==this.valueWhenDraggingStarted&&(this.updateComplete.then(()=>{this.dispatchEvent(new Event(`change`,{bubbles:!0,composed:!0}))}),this.hasInteracted=!0),this.hideRangeTooltips(),this.customStates.set(`dragging`,!1),this.valueWhenDraggingStarted=void 0,this.activeThumb=null}}),this.draggableThumbMax=new MM(this.thumbMax,{start:()=>{this.activeThumb=`max`,this.trackBoundingClientRect=this.track.getBoundingClientRect(),this.valueWhenDraggingStarted=this.maxValue,this.customStates.set(`dragging`,!0),this.showRangeTooltips()},move:(e,t)=>{this.setThumbValueFromCoordinates(e,t,`max`)},stop:()=>{this.maxValue!==this.valueWhenDraggingStarted&&(this.updateComplete.then(()=>{this.dispatchEvent(new Event(`change`,{bubbles:!0,composed:!0}))}),this.hasInteracted=!0),this.hideRangeTooltips(),this.customStates.set(`dragging`,!1),this.valueWhenDraggingStarted=void 0,this.activeThumb=null}}),this.draggableTrack=new MM(this.track,{start:(e,t)=>{if(this.trackBoundingClientRect=this.track.getBoundingClientRect(),this.activeThumb)this.valueWhenDraggingStarted=this.activeThumb===`min`?this.minValue:this.maxValue;else{let n=this.getValueFromCoordinates(e,t),r=Math.abs(n-this.minValue),i=Math.abs(n-this.maxValue);if(r===i){if(n>this.maxValue)this.activeThumb=`max`;else if(n<this.minValue)this.activeThumb=`min`;else{let n=this.localize.dir()===`rtl`,r=this.orientation===`vertical`,i=r?t:e,a=this.lastTrackPosition||i;this.lastTrackPosition=i;let o=i>a!==n&&!r||i<a&&r;this.activeThumb=o?`max`:`min`}}else this.activeThumb=r<=i?`min`:`max`;this.valueWhenDraggingStarted=this.activeThumb===`min`?this.minValue:this.maxValue}this.customStates.set(`dragging`,!0),this.setThumbValueFromCoordinates(e,t,this.activeThumb),this.showRangeTooltips()},move:(e,t)=>{this.activeThumb&&this.setThumbValueFromCoordinates(e,t,this.activeThumb)},stop:()=>{this.activeThumb&&(this.activeThumb===`min`?this.minValue:this.maxValue)!==this.valueWhenDraggingStarted&&(this.updateComplete.then(()=>{this.dispatchEvent(new Event(`change`,{bubbles:!0,composed:!0}))}),this.hasInteracted=!0),this.hideRangeTooltips(),this.customStates.set(`dragging`,!1),this.valueWhenDraggingStarted=void 0,this.activeThumb=null}})):this.draggableTrack=new MM(this.slider,{start:(e,t)=>{this.trackBoundingClientRect=this.track.getBoundingClientRect(),this.valueWhenDraggingStarted=this.value,this.customStates.set(`dragging`,!0),this.setValueFromCoordinates(e,t),this.showTooltip()},move:(e,t)=>{this.setValueFromCoordinates(e,t)},stop:()=>{this.value!==this.valueWhenDraggingStarted&&(this.updateComplete.then(()=>{this.dispatchEvent(new Event(`change`,{bubbles:!0,composed:!0}))}),this.hasInteracted=!0),this.hideTooltip(),this.customStates.set(`dragging`,!1),this.valueWhenDraggingStarted=void 0}})}willUpdate(e){this.isRange&&(e.has(`minValue`)||e.has(`maxValue`)||e.has(`min`)||e.has(`max`))&&(this.minValue=Ye(this.minValue,this.min,this.maxValue),this.maxValue=Ye(this.maxValue,this.minValue,this.max)),super.willUpdate(e)}updated(e){if(this.isRange&&(e.has(`minValue`)||e.has(`maxValue`))&&this.updateFormValue(),e.has(`disabled`)||e.has(`readonly`)){let e=!(this.disabled||this.readonly);this.isRange&&(this.draggableThumbMin&&this.draggableThumbMin.toggle(e),this.draggableThumbMax&&this.draggableThumbMax.toggle(e)),this.draggableTrack&&this.draggableTrack.toggle(e)}super.updated(e)}formDisabledCallback(e){this.disabled=e}formResetCallback(){this.isRange?(this.minValue=parseFloat(this.getAttribute(`min-value`)??String(this.min)),this.maxValue=parseFloat(this.getAttribute(`max-value`)??String(this.max))):(this._value=null,this.defaultValue=this.defaultValue??parseFloat(this.getAttribute(`value`)??String(this.min))),this.valueHasChanged=!1,this.hasInteracted=!1,super.formResetCallback()}clampAndRoundToStep(e){let t=(String(this.step).split(`.`)[1]||``).replace(/0+$/g,``).length,n=Number(this.step),r=Number(this.min),i=Number(this.max);return e=Math.round(e/n)*n,e=Ye(e,r,i),parseFloat(e.toFixed(t))}getPercentageFromValue(e){return(e-this.min)/(this.max-this.min)*100}getValueFromCoordinates(e,t){let n=this.localize.dir()===`rtl`,r=this.orientation===`vertical`,{top:i,right:a,bottom:o,left:s,height:c,width:l}=this.trackBoundingClientRect,u=r?t:e,d=r?{start:i,end:o,size:c}:{start:s,end:a,size:l},f=(r||n?d.end-u:u-d.start)/d.size;return this.clampAndRoundToStep(this.min+(this.max-this.min)*f)}handleBlur(){this.isRange?requestAnimationFrame(()=>{let e=this.shadowRoot?.activeElement;e!==this.thumbMin&&e!==this.thumbMax&&this.hideRangeTooltips()}):this.hideTooltip(),this.customStates.set(`focused`,!1),this.dispatchEvent(new FocusEvent(`blur`,{bubbles:!0,composed:!0}))}handleFocus(e){let t=e.target;this.isRange?(t===this.thumbMin?this.activeThumb=`min`:t===this.thumbMax&&(this.activeThumb=`max`),this.showRangeTooltips()):this.showTooltip(),this.customStates.set(`focused`,!0),this.dispatchEvent(new FocusEvent(`focus`,{bubbles:!0,composed:!0}))}handleKeyDown(e){let t=this.localize.dir()===`rtl`,n=e.target;if(this.disabled||this.readonly||this.isRange&&(n===this.thumbMin?this.activeThumb=`min`:n===this.thumbMax&&(this.activeThumb=`max`),!this.activeThumb))return;let r=this.isRange?this.activeThumb===`min`?this.minValue:this.maxValue:this.value,i=r;switch(e.key){case`ArrowUp`:case t?`ArrowLeft`:`ArrowRight`:e.preventDefault(),i=this.clampAndRoundToStep(r+this.step);break;case`ArrowDown`:case t?`ArrowRight`:`ArrowLeft`:e.preventDefault(),i=this.clampAndRoundToStep(r-this.step);break;case`Home`:e.preventDefault(),i=this.isRange&&this.activeThumb===`min`?this.min:this.isRange?this.minValue:this.min;break;case`End`:e.preventDefault(),i=this.isRange&&this.activeThumb===`max`?this.max:this.isRange?this.maxValue:this.max;break;case`PageUp`:e.preventDefault();let n=Math.max(r+(this.max-this.min)/10,r+this.step);i=this.clampAndRoundToStep(n);break;case`PageDown`:e.preventDefault();let a=Math.min(r-(this.max-this.min)/10,r-this.step);i=this.clampAndRoundToStep(a);break;case`Enter`:Si(e,this);return}i!==r&&(this.isRange?(this.activeThumb===`min`?i>this.maxValue?(this.maxValue=i,this.minValue=i):this.minValue=Math.max(this.min,i):i<this.minValue?(this.minValue=i,this.maxValue=i):this.maxValue=Math.min(this.max,i),this.updateFormValue()):this.value=Ye(i,this.min,this.max),this.updateComplete.then(()=>{this.dispatchEvent(new InputEvent(`input`,{bubbles:!0,composed:!0})),this.dispatchEvent(new Event(`change`,{bubbles:!0,composed:!0}))}),this.hasInteracted=!0)}handleLabelPointerDown(e){e.preventDefault(),this.disabled||(this.isRange?this.thumbMin?.focus():this.slider.focus())}setValueFromCoordinates(e,t){let n=this.value;this.value=this.getValueFromCoordinates(e,t),this.value!==n&&this.updateComplete.then(()=>{this.dispatchEvent(new InputEvent(`input`,{bubbles:!0,composed:!0}))})}setThumbValueFromCoordinates(e,t,n){let r=this.getValueFromCoordinates(e,t),i=n===`min`?this.minValue:this.maxValue;n===`min`?r>this.maxValue?(this.maxValue=r,this.minValue=r):this.minValue=Math.max(this.min,r):r<this.minValue?(this.minValue=r,this.maxValue=r):this.maxValue=Math.min(this.max,r),i!==(n===`min`?this.minValue:this.maxValue)&&(this.updateFormValue(),this.updateComplete.then(()=>{this.dispatchEvent(new InputEvent(`input`,{bubbles:!0,composed:!0}))}))}showTooltip(){this.withTooltip&&this.tooltip&&(this.tooltip.open=!0)}hideTooltip(){this.withTooltip&&this.tooltip&&(this.tooltip.open=!1)}showRangeTooltips(){if(!this.withTooltip)return;let e=this.shadowRoot?.getElementById(`tooltip-thumb-min`),t=this.shadowRoot?.getElementById(`tooltip-thumb-max`);this.activeThumb===`min`?(e&&(e.open=!0),t&&(t.open=!1)):this.activeThumb===`max`&&(t&&(t.open=!0),e&&(e.open=!1))}hideRangeTooltips(){if(!this.withTooltip)return;let e=this.shadowRoot?.getElementById(`tooltip-thumb-min`),t=this.shadowRoot?.getElementById(`tooltip-thumb-max`);e&&(e.open=!1),t&&(t.open=!1)}updateFormValue(e){if(this.isRange){let e=new FormData;e.append(this.name||``,String(this.minValue)),e.append(this.name||``,String(this.maxValue)),this.setValue(e,e)}else super.updateFormValue(e)}focus(){this.isRange?this.thumbMin?.focus():this.slider.focus()}blur(){if(this.isRange){for(let e of AM())if(e===this.thumbMin){this.thumbMin.blur();break}else if(e===this.thumbMax){this.thumbMax.blur();break}}else this.slider.blur()}stepDown(){if(this.isRange){let e=this.clampAndRoundToStep(this.minValue-this.step);this.minValue=Ye(e,this.min,this.maxValue),this.updateFormValue()}else{let e=this.clampAndRoundToStep(this.value-this.step);this.value=e}}stepUp(){if(this.isRange){let e=this.clampAndRoundToStep(this.maxValue+this.step);this.maxValue=Ye(e,this.minValue,this.max),this.updateFormValue()}else{let e=this.clampAndRoundToStep(this.value+this.step);this.value=e}}render(){let e=this.hasSlotController.test(`label`,`withLabel`),t=this.hasSlotController.test(`hint`,`withHint`),n=this.label?!0:!!e,r=this.hint?!0:!!t,i=this.hasSlotController.test(`reference`),a=At({xs:this.size===`xs`,s:this.size===`s`||this.size===`small`,m:this.size===`m`||this.size===`medium`,l:this.size===`l`||this.size===`large`,xl:this.size===`xl`,small:this.size===`small`||this.size===`s`,medium:this.size===`medium`||this.size===`m`,large:this.size===`large`||this.size===`l`,horizontal:this.orientation===`horizontal`,vertical:this.orientation===`vertical`,disabled:this.disabled}),o=[];if(this.withMarkers)for(let e=this.min;e<=this.max;e+=this.step)o.push(this.getPercentageFromValue(e));let s=j`
      <label
        id="label"
        part="label"
        for=${this.isRange?`thumb-min`:`text-box`}
        class=${At({vh:!n,"has-label":n})}
        @pointerdown=${this.handleLabelPointerDown}
      >
        <slot name="label">${this.label}</slot>
      </label>
    `,c=j`
      <div
        id="hint"
        part="hint"
        class=${At({"has-slotted":r})}
      >
        <slot name="hint">${this.hint}</slot>
      </div>
    `,l=this.withMarkers?j`
          <div id="markers" part="markers">
            ${o.map(e=>j`<span part="marker" class="marker" style=${FM({"--position":`${e}%`})}></span>`)}
          </div>
        `:``,u=i?j`
          <div id="references" part="references" aria-hidden="true">
            <slot name="reference"></slot>
          </div>
        `:``,d=(e,t)=>this.withTooltip?j`
            <wa-tooltip
              id=${`tooltip${e===`thumb`?``:`-`+e}`}
              part="tooltip"
              exportparts="
                base:tooltip__base,
                tooltip:tooltip__tooltip,
                body:tooltip__body,
                arrow:tooltip__arrow
              "
              trigger="manual"
              distance=${this.tooltipDistance}
              placement=${this.tooltipPlacement}
              for=${e}
              activation="manual"
              dir=${this.localize.dir()}
            >
              <span aria-hidden="true">
                ${typeof this.valueFormatter==`function`?this.valueFormatter(t):this.localize.number(t)}
              </span>
            </wa-tooltip>
          `:``;if(this.isRange){let e=Ye(this.getPercentageFromValue(this.minValue),0,100),t=Ye(this.getPercentageFromValue(this.maxValue),0,100);return j`
        ${s}

        <div id="slider" part="slider" class=${a}>
          <div id="track" part="track">
            <div
              id="indicator"
              part="indicator"
              style=${FM({"--start":`${Math.min(e,t)}%`,"--end":`${Math.max(e,t)}%`})}
            ></div>

            ${l}

            <span
              id="thumb-min"
              part="thumb thumb-min"
              style=${FM({"--position":`${e}%`})}
              role="slider"
              aria-valuemin=${this.min}
              aria-valuenow=${this.minValue}
              aria-valuetext=${typeof this.valueFormatter==`function`?this.valueFormatter(this.minValue):this.localize.number(this.minValue)}
              aria-valuemax=${this.max}
              aria-label="${this.label?`${this.label} (minimum value)`:`Minimum value`}"
              aria-orientation=${this.orientation}
              aria-disabled=${this.disabled?`true`:`false`}
              aria-readonly=${this.readonly?`true`:`false`}
              tabindex=${this.disabled?-1:0}
              @blur=${this.handleBlur}
              @focus=${this.handleFocus}
              @keydown=${this.handleKeyDown}
            ></span>

            <span
              id="thumb-max"
              part="thumb thumb-max"
              style=${FM({"--position":`${t}%`})}
              role="slider"
              aria-valuemin=${this.min}
              aria-valuenow=${this.maxValue}
              aria-valuetext=${typeof this.valueFormatter==`function`?this.valueFormatter(this.maxValue):this.localize.number(this.maxValue)}
              aria-valuemax=${this.max}
              aria-label="${this.label?`${this.label} (maximum value)`:`Maximum value`}"
              aria-orientation=${this.orientation}
              aria-disabled=${this.disabled?`true`:`false`}
              aria-readonly=${this.readonly?`true`:`false`}
              tabindex=${this.disabled?-1:0}
              @blur=${this.handleBlur}
              @focus=${this.handleFocus}
              @keydown=${this.handleKeyDown}
            ></span>
          </div>

          ${u} ${c}
        </div>

        ${d(`thumb-min`,this.minValue)} ${d(`thumb-max`,this.maxValue)}
      `}{let e=Ye(this.getPercentageFromValue(this.value),0,100),t=Ye(this.getPercentageFromValue(typeof this.indicatorOffset==`number`?this.indicatorOffset:this.min),0,100);return j`
        ${s}

        <div
          id="slider"
          part="slider"
          class=${a}
          role="slider"
          aria-disabled=${this.disabled?`true`:`false`}
          aria-readonly=${this.disabled?`true`:`false`}
          aria-orientation=${this.orientation}
          aria-valuemin=${this.min}
          aria-valuenow=${this.value}
          aria-valuetext=${typeof this.valueFormatter==`function`?this.valueFormatter(this.value):this.localize.number(this.value)}
          aria-valuemax=${this.max}
          aria-labelledby="label"
          aria-describedby="hint"
          tabindex=${this.disabled?-1:0}
          @blur=${this.handleBlur}
          @focus=${this.handleFocus}
          @keydown=${this.handleKeyDown}
        >
          <div id="track" part="track">
            <div
              id="indicator"
              part="indicator"
              style=${FM({"--start":`${t}%`,"--end":`${e}%`})}
            ></div>

            ${l}
            <span id="thumb" part="thumb" style=${FM({"--position":`${e}%`})}></span>
          </div>

          ${u} ${c}
        </div>

        ${d(`thumb`,this.value)}
      `}}};$.formAssociated=!0,$.observeSlots=!0,$.css=[Ii,Di,kM],I([P(`#slider`)],$.prototype,`slider`,2),I([P(`#thumb`)],$.prototype,`thumb`,2),I([P(`#thumb-min`)],$.prototype,`thumbMin`,2),I([P(`#thumb-max`)],$.prototype,`thumbMax`,2),I([P(`#track`)],$.prototype,`track`,2),I([P(`#tooltip`)],$.prototype,`tooltip`,2),I([N()],$.prototype,`label`,2),I([N({attribute:`hint`})],$.prototype,`hint`,2),I([N({reflect:!0})],$.prototype,`name`,2),I([N({type:Number,attribute:`min-value`})],$.prototype,`minValue`,2),I([N({type:Number,attribute:`max-value`})],$.prototype,`maxValue`,2),I([N({attribute:`value`,reflect:!0,type:Number})],$.prototype,`defaultValue`,2),I([Ie()],$.prototype,`value`,1),I([N({type:Boolean,reflect:!0})],$.prototype,`range`,2),I([N({type:Boolean})],$.prototype,`disabled`,2),I([N({type:Boolean,reflect:!0})],$.prototype,`readonly`,2),I([N({reflect:!0})],$.prototype,`orientation`,2),I([N({reflect:!0})],$.prototype,`size`,2),I([F(`size`)],$.prototype,`handleSizeChange`,1),I([N({attribute:`indicator-offset`,type:Number})],$.prototype,`indicatorOffset`,2),I([N({type:Number})],$.prototype,`min`,2),I([N({type:Number})],$.prototype,`max`,2),I([N({type:Number})],$.prototype,`step`,2),I([N({type:Boolean})],$.prototype,`autofocus`,2),I([N({attribute:`tooltip-distance`,type:Number})],$.prototype,`tooltipDistance`,2),I([N({attribute:`tooltip-placement`,reflect:!0})],$.prototype,`tooltipPlacement`,2),I([N({attribute:`with-markers`,type:Boolean})],$.prototype,`withMarkers`,2),I([N({attribute:`with-tooltip`,type:Boolean})],$.prototype,`withTooltip`,2),I([N({attribute:`with-label`,type:Boolean})],$.prototype,`withLabel`,2),I([N({attribute:`with-hint`,type:Boolean})],$.prototype,`withHint`,2),I([N({attribute:!1})],$.prototype,`valueFormatter`,2),$=I([Ne(`wa-slider`)],$);var RM=class extends Me{constructor(...e){super(...e),this.asked=Vi}static{this.styles=[qi,s`
      .seed {
        align-items: end;
      }
      .seed > :first-child {
        flex: 1;
        min-width: 0;
      }
    `]}render(){let{partitions:e,replicationFactor:t,interval:n,pod:r,spread:i,minIsr:a,seed:o}=this.asked,s=[...new Set(this.asked.brokers.flatMap(e=>e.pod??[]))].sort();return j`
      <h2>Topic and rule</h2>
      <div class="fields">
        ${Ri(`Partitions`,e,[1,1e5],e=>zi(this,{partitions:e}))}
        ${Ri(`Replication factor`,t,[1,100],e=>zi(this,{replicationFactor:e}))}
        <wa-slider
          label="Every Nth partition is a canary: N = ${n||`none`}"
          size="s"
          min="0"
          max="50"
          .value=${n}
          @input=${({target:e})=>zi(this,{interval:Number(e.value)})}
        ></wa-slider>
        <wa-select
          label="Canary pod"
          size="s"
          .value=${r}
          @change=${e=>zi(this,{pod:zM(e)})}
        >
          ${s.map(e=>j`<wa-option value=${e}>${e}</wa-option>`)}
        </wa-select>
        <wa-select
          label="Spread"
          size="s"
          .value=${i}
          @change=${e=>zi(this,{spread:zM(e)})}
        >
          <wa-option value="controller">Kafka's</wa-option>
          <wa-option value="grouped">grouped</wa-option>
        </wa-select>
        ${Ri(`Min in-sync replicas`,a,[1,100],e=>zi(this,{minIsr:e}))}
        <div class="row seed">
          <wa-input
            label="Seed"
            size="s"
            .value=${o}
            @input=${e=>{/^-?\d{1,19}$/.test(zM(e))&&zi(this,{seed:zM(e)})}}
          ></wa-input>
          <wa-button size="s" appearance="outlined" @click=${()=>zi(this,{seed:BM()})}>Draw</wa-button>
        </div>
      </div>
    `}};B([N({attribute:!1})],RM.prototype,`asked`,void 0),RM=B([Ne(`rule-panel`)],RM);var zM=({target:e})=>e.value,BM=()=>String((crypto.getRandomValues(new Uint32Array(1))[0]??0)%1e6),VM=e((e=>{Object.defineProperty(e,"__esModule",{value:!0});function t(e){return!e||typeof e==`string`?e:e+``}var n=new class{async svg2canvas(e,t,n){let r=await new Promise(t=>{var n=new Image;n.onload=function(){t(n)},n.src=e});var i=document.createElement(`canvas`);return i.width=t,i.height=n,i.getContext(`2d`).drawImage(r,0,0),i}toDataURL(e,t,n,r,i,a){var o=new XMLSerializer().serializeToString(e);document.documentMode&&/xmlns="http:\/\/www\.w3\.org\/2000\/svg".+xmlns="http:\/\/www\.w3\.org\/2000\/svg/gi.test(o)&&(o=o.replace(`xmlns="http://www.w3.org/2000/svg`,`xmlns:xlink="http://www.w3.org/1999/xlink`)),a||={};var s=`data:image/svg+xml;charset=utf-8,`+encodeURIComponent(o);if(r===`image/svg+xml`||!r)return a.async?Promise.resolve(s):s;if(r===`image/jpeg`||r===`image/png`){if(!a.async)throw Error(`svgcanvas: options.async must be set to true if type is image/jpeg | image/png`);return(async()=>{let e=await this.svg2canvas(s,t,n),a=e.toDataURL(r,i);return e.remove(),a})()}throw Error(`svgcanvas: Unknown type for toDataURL, please use image/jpeg | image/png | image/svg+xml.`)}getImageData(e,t,n,r,i,a,o,s){if(s||={},!s.async)throw Error(`svgcanvas: options.async must be set to true for getImageData`);let c=this.toDataURL(e,t,n,`image/svg+xml`);return(async()=>{let e=await this.svg2canvas(c,t,n),s=e.getContext(`2d`).getImageData(r,i,a,o);return e.remove(),s})()}},r=function(){var e,r,i,a,o;function s(e,t){for(var n=Object.keys(t),r=0;r<n.length;r++)e=e.replace(RegExp(`\\{`+n[r]+`\\}`,`gi`),t[n[r]]);return e}function c(e){var t,n,r;if(!e)throw Error(`cannot create a random attribute name for an undefined object`);t=`ABCDEFGHIJKLMNOPQRSTUVWXTZabcdefghiklmnopqrstuvwxyz`,n=``;do for(n=``,r=0;r<12;r++)n+=t[Math.floor(Math.random()*t.length)];while(e[n]);return n}function l(e,t){var n,r,i={},a;for(e=e.split(`,`),t||=10,n=0;n<e.length;n+=2)r=`&`+e[n+1]+`;`,a=parseInt(e[n],t),i[r]=`&#`+a+`;`;return i[`\\xa0`]=`&#160;`,i}function u(e){var t={left:`start`,right:`end`,center:`middle`,start:`start`,end:`end`};return t[e]||t.start}function d(e){var t={alphabetic:`alphabetic`,hanging:`hanging`,top:`text-before-edge`,bottom:`text-after-edge`,middle:`central`};return t[e]||t.alphabetic}o=l(`50,nbsp,51,iexcl,52,cent,53,pound,54,curren,55,yen,56,brvbar,57,sect,58,uml,59,copy,5a,ordf,5b,laquo,5c,not,5d,shy,5e,reg,5f,macr,5g,deg,5h,plusmn,5i,sup2,5j,sup3,5k,acute,5l,micro,5m,para,5n,middot,5o,cedil,5p,sup1,5q,ordm,5r,raquo,5s,frac14,5t,frac12,5u,frac34,5v,iquest,60,Agrave,61,Aacute,62,Acirc,63,Atilde,64,Auml,65,Aring,66,AElig,67,Ccedil,68,Egrave,69,Eacute,6a,Ecirc,6b,Euml,6c,Igrave,6d,Iacute,6e,Icirc,6f,Iuml,6g,ETH,6h,Ntilde,6i,Ograve,6j,Oacute,6k,Ocirc,6l,Otilde,6m,Ouml,6n,times,6o,Oslash,6p,Ugrave,6q,Uacute,6r,Ucirc,6s,Uuml,6t,Yacute,6u,THORN,6v,szlig,70,agrave,71,aacute,72,acirc,73,atilde,74,auml,75,aring,76,aelig,77,ccedil,78,egrave,79,eacute,7a,ecirc,7b,euml,7c,igrave,7d,iacute,7e,icirc,7f,iuml,7g,eth,7h,ntilde,7i,ograve,7j,oacute,7k,ocirc,7l,otilde,7m,ouml,7n,divide,7o,oslash,7p,ugrave,7q,uacute,7r,ucirc,7s,uuml,7t,yacute,7u,thorn,7v,yuml,ci,fnof,sh,Alpha,si,Beta,sj,Gamma,sk,Delta,sl,Epsilon,sm,Zeta,sn,Eta,so,Theta,sp,Iota,sq,Kappa,sr,Lambda,ss,Mu,st,Nu,su,Xi,sv,Omicron,t0,Pi,t1,Rho,t3,Sigma,t4,Tau,t5,Upsilon,t6,Phi,t7,Chi,t8,Psi,t9,Omega,th,alpha,ti,beta,tj,gamma,tk,delta,tl,epsilon,tm,zeta,tn,eta,to,theta,tp,iota,tq,kappa,tr,lambda,ts,mu,tt,nu,tu,xi,tv,omicron,u0,pi,u1,rho,u2,sigmaf,u3,sigma,u4,tau,u5,upsilon,u6,phi,u7,chi,u8,psi,u9,omega,uh,thetasym,ui,upsih,um,piv,812,bull,816,hellip,81i,prime,81j,Prime,81u,oline,824,frasl,88o,weierp,88h,image,88s,real,892,trade,89l,alefsym,8cg,larr,8ch,uarr,8ci,rarr,8cj,darr,8ck,harr,8dl,crarr,8eg,lArr,8eh,uArr,8ei,rArr,8ej,dArr,8ek,hArr,8g0,forall,8g2,part,8g3,exist,8g5,empty,8g7,nabla,8g8,isin,8g9,notin,8gb,ni,8gf,prod,8gh,sum,8gi,minus,8gn,lowast,8gq,radic,8gt,prop,8gu,infin,8h0,ang,8h7,and,8h8,or,8h9,cap,8ha,cup,8hb,int,8hk,there4,8hs,sim,8i5,cong,8i8,asymp,8j0,ne,8j1,equiv,8j4,le,8j5,ge,8k2,sub,8k3,sup,8k4,nsub,8k6,sube,8k7,supe,8kl,oplus,8kn,otimes,8l5,perp,8m5,sdot,8o8,lceil,8o9,rceil,8oa,lfloor,8ob,rfloor,8p9,lang,8pa,rang,9ea,loz,9j0,spades,9j3,clubs,9j5,hearts,9j6,diams,ai,OElig,aj,oelig,b0,Scaron,b1,scaron,bo,Yuml,m6,circ,ms,tilde,802,ensp,803,emsp,809,thinsp,80c,zwnj,80d,zwj,80e,lrm,80f,rlm,80j,ndash,80k,mdash,80o,lsquo,80p,rsquo,80q,sbquo,80s,ldquo,80t,rdquo,80u,bdquo,810,dagger,811,Dagger,81g,permil,81p,lsaquo,81q,rsaquo,85c,euro`,32),e={strokeStyle:{svgAttr:`stroke`,canvas:`#000000`,svg:`none`,apply:`stroke`},fillStyle:{svgAttr:`fill`,canvas:`#000000`,svg:null,apply:`fill`},lineCap:{svgAttr:`stroke-linecap`,canvas:`butt`,svg:`butt`,apply:`stroke`},lineJoin:{svgAttr:`stroke-linejoin`,canvas:`miter`,svg:`miter`,apply:`stroke`},miterLimit:{svgAttr:`stroke-miterlimit`,canvas:10,svg:4,apply:`stroke`},lineWidth:{svgAttr:`stroke-width`,canvas:1,svg:1,apply:`stroke`},globalAlpha:{svgAttr:`opacity`,canvas:1,svg:1,apply:`fill stroke`},font:{canvas:`10px sans-serif`},shadowColor:{canvas:`#000000`},shadowOffsetX:{canvas:0},shadowOffsetY:{canvas:0},shadowBlur:{canvas:0},textAlign:{canvas:`start`},textBaseline:{canvas:`alphabetic`},lineDash:{svgAttr:`stroke-dasharray`,canvas:[],svg:null,apply:`stroke`}},i=function(e,t){this.__root=e,this.__ctx=t},i.prototype.addColorStop=function(e,n){var r=this.__ctx.__createElement(`stop`),i,a;r.setAttribute(`offset`,e),t(n).indexOf(`rgba`)===-1?r.setAttribute(`stop-color`,t(n)):(i=/rgba\(\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\s*,\s*(\d?\.?\d*)\s*\)/gi,a=i.exec(n),r.setAttribute(`stop-color`,s(`rgb({r},{g},{b})`,{r:a[1],g:a[2],b:a[3]})),r.setAttribute(`stop-opacity`,a[4])),this.__root.appendChild(r)},a=function(e,t){this.__root=e,this.__ctx=t},r=function(e){var t={width:500,height:500,enableMirroring:!1},n;if(arguments.length>1?(n=t,n.width=arguments[0],n.height=arguments[1]):n=e||t,!(this instanceof r))return new r(n);this.width=n.width||t.width,this.height=n.height||t.height,this.enableMirroring=n.enableMirroring===void 0?t.enableMirroring:n.enableMirroring,this.canvas=this,this.__document=n.document||document,n.ctx?this.__ctx=n.ctx:(this.__canvas=this.__document.createElement(`canvas`),this.__ctx=this.__canvas.getContext(`2d`)),this.__setDefaultStyles(),this.__styleStack=[this.__getStyleState()],this.__groupStack=[],this.__root=this.__document.createElementNS(`http://www.w3.org/2000/svg`,`svg`),this.__root.setAttribute(`version`,1.1),this.__root.setAttribute(`xmlns`,`http://www.w3.org/2000/svg`),this.__root.setAttributeNS(`http://www.w3.org/2000/xmlns/`,`xmlns:xlink`,`http://www.w3.org/1999/xlink`),this.__root.setAttribute(`width`,this.width),this.__root.setAttribute(`height`,this.height),this.__ids={},this.__defs=this.__document.createElementNS(`http://www.w3.org/2000/svg`,`defs`),this.__root.appendChild(this.__defs),this.__currentElement=this.__document.createElementNS(`http://www.w3.org/2000/svg`,`g`),this.__root.appendChild(this.__currentElement),this.resetTransform(),this.__options=n,this.__id=Math.random().toString(16).substring(2,8),this.__debug(`new`,e)},r.prototype.__debug=function(...e){this.__options.debug&&console.debug(`svgcanvas#${this.__id}:`,...e)},r.prototype.__createElement=function(e,t,n){t===void 0&&(t={});var r=this.__document.createElementNS(`http://www.w3.org/2000/svg`,e),i=Object.keys(t),a,o;for(n&&(r.setAttribute(`fill`,`none`),r.setAttribute(`stroke`,`none`)),a=0;a<i.length;a++)o=i[a],r.setAttribute(o,t[o]);return r},r.prototype.__setDefaultStyles=function(){for(var t=Object.keys(e),n=0,r;n<t.length;n++)r=t[n],this[r]=e[r].canvas},r.prototype.__applyStyleState=function(e){for(var t=Object.keys(e),n=0,r;n<t.length;n++)r=t[n],this[r]=e[r]},r.prototype.__getStyleState=function(){var t,n={},r=Object.keys(e),i;for(t=0;t<r.length;t++)i=r[t],n[i]=this[i];return n},r.prototype.__applyTransformation=function(e,t){let{a:n,b:r,c:i,d:a,e:o,f:s}=t||this.getTransform();e.setAttribute(`transform`,`matrix(${n} ${r} ${i} ${a} ${o} ${s})`)},r.prototype.__applyStyleToCurrentElement=function(t){var n=this.__currentElement,r=this.__currentElementsToStyle;r&&(n.setAttribute(t,``),n=r.element,r.children.forEach(function(e){e.setAttribute(t,``)}));for(var o=Object.keys(e),c=0,l,u,d,f,p,m,h;c<o.length;c++)if(l=e[o[c]],u=this[o[c]],l.apply){if(u instanceof a){if(u.__ctx)for(m=0;m<u.__ctx.__defs.childNodes.length;m++)h=u.__ctx.__defs.childNodes[m],p=h.getAttribute(`id`),this.__ids[p]=p,this.__defs.appendChild(h);n.setAttribute(l.apply,s(`url(#{id})`,{id:u.__root.getAttribute(`id`)}))}else if(u instanceof i)n.setAttribute(l.apply,s(`url(#{id})`,{id:u.__root.getAttribute(`id`)}));else if(l.apply.indexOf(t)!==-1&&l.svg!==u){if((l.svgAttr===`stroke`||l.svgAttr===`fill`)&&u&&u.indexOf(`rgba`)!==-1){d=/rgba\(\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\s*,\s*(\d?\.?\d*)\s*\)/gi,f=d.exec(u),n.setAttribute(l.svgAttr,s(`rgb({r},{g},{b})`,{r:f[1],g:f[2],b:f[3]}));var g=f[4],_=this.globalAlpha;_!=null&&(g*=_),n.setAttribute(l.svgAttr+`-opacity`,g)}else{var v=l.svgAttr;if(o[c]===`globalAlpha`){if(v=t+`-`+l.svgAttr,n.getAttribute(v))continue}else if(o[c]===`lineWidth`){var y=this.__getTransformScale();u*=Math.max(y.x,y.y)}n.setAttribute(v,u)}}}},r.prototype.__closestGroupOrSvg=function(e){return e||=this.__currentElement,e.nodeName===`g`||e.nodeName===`svg`?e:this.__closestGroupOrSvg(e.parentNode)},r.prototype.getSerializedSvg=function(e){var t=new XMLSerializer().serializeToString(this.__root),n,r,i,a,s;if(/xmlns="http:\/\/www\.w3\.org\/2000\/svg".+xmlns="http:\/\/www\.w3\.org\/2000\/svg/gi.test(t)&&(t=t.replace(`xmlns="http://www.w3.org/2000/svg`,`xmlns:xlink="http://www.w3.org/1999/xlink`)),e)for(n=Object.keys(o),r=0;r<n.length;r++)i=n[r],a=o[i],s=new RegExp(i,`gi`),s.test(t)&&(t=t.replace(s,a));return t},r.prototype.getSvg=function(){return this.__root},r.prototype.save=function(){var e=this.__createElement(`g`),t=this.__closestGroupOrSvg();this.__groupStack.push(t),t.appendChild(e),this.__currentElement=e;let n=this.__getStyleState();this.__debug(`save style`,n),this.__styleStack.push(n),this.__transformMatrixStack||=[],this.__transformMatrixStack.push(this.getTransform())},r.prototype.restore=function(){this.__currentElement=this.__groupStack.pop(),this.__currentElementsToStyle=null,this.__currentElement||=this.__root.childNodes[1];var e=this.__styleStack.pop();this.__debug(`restore style`,e),this.__applyStyleState(e),this.__transformMatrixStack&&this.__transformMatrixStack.length>0&&this.setTransform(this.__transformMatrixStack.pop())},r.prototype.beginPath=function(){var e,t;this.__currentDefaultPath=``,this.__currentPosition={},e=this.__createElement(`path`,{},!0),t=this.__closestGroupOrSvg(),t.appendChild(e),this.__currentElement=e},r.prototype.__applyCurrentDefaultPath=function(){var e=this.__currentElement;e.nodeName===`path`?e.setAttribute(`d`,this.__currentDefaultPath):console.error(`Attempted to apply path command to node`,e.nodeName)},r.prototype.__addPathCommand=function(e){this.__currentDefaultPath+=` `,this.__currentDefaultPath+=e},r.prototype.moveTo=function(e,t){this.__currentElement.nodeName!==`path`&&this.beginPath(),this.__currentPosition={x:e,y:t},this.__addPathCommand(s(`M {x} {y}`,{x:this.__matrixTransform(e,t).x,y:this.__matrixTransform(e,t).y}))},r.prototype.closePath=function(){this.__currentDefaultPath&&this.__addPathCommand(`Z`)},r.prototype.lineTo=function(e,t){this.__currentPosition={x:e,y:t},this.__currentDefaultPath.indexOf(`M`)>-1?this.__addPathCommand(s(`L {x} {y}`,{x:this.__matrixTransform(e,t).x,y:this.__matrixTransform(e,t).y})):this.__addPathCommand(s(`M {x} {y}`,{x:this.__matrixTransform(e,t).x,y:this.__matrixTransform(e,t).y}))},r.prototype.bezierCurveTo=function(e,t,n,r,i,a){this.__currentPosition={x:i,y:a},this.__addPathCommand(s(`C {cp1x} {cp1y} {cp2x} {cp2y} {x} {y}`,{cp1x:this.__matrixTransform(e,t).x,cp1y:this.__matrixTransform(e,t).y,cp2x:this.__matrixTransform(n,r).x,cp2y:this.__matrixTransform(n,r).y,x:this.__matrixTransform(i,a).x,y:this.__matrixTransform(i,a).y}))},r.prototype.quadraticCurveTo=function(e,t,n,r){this.__currentPosition={x:n,y:r},this.__addPathCommand(s(`Q {cpx} {cpy} {x} {y}`,{cpx:this.__matrixTransform(e,t).x,cpy:this.__matrixTransform(e,t).y,x:this.__matrixTransform(n,r).x,y:this.__matrixTransform(n,r).y}))};var f=function(e){var t=Math.sqrt(e[0]*e[0]+e[1]*e[1]);return[e[0]/t,e[1]/t]};return r.prototype.arcTo=function(e,t,n,r,i){var a=this.__currentPosition&&this.__currentPosition.x,o=this.__currentPosition&&this.__currentPosition.y;if(a!==void 0&&o!==void 0){if(i<0)throw Error(`IndexSizeError: The radius provided (`+i+`) is negative.`);if(a===e&&o===t||e===n&&t===r||i===0)this.lineTo(e,t);else{var s=f([a-e,o-t]),c=f([n-e,r-t]);if(s[0]*c[1]===s[1]*c[0])this.lineTo(e,t);else{var l=s[0]*c[0]+s[1]*c[1],u=Math.acos(Math.abs(l)),d=f([s[0]+c[0],s[1]+c[1]]),p=i/Math.sin(u/2),m=e+p*d[0],h=t+p*d[1],g=[-s[1],s[0]],_=[c[1],-c[0]],v=function(e){var t=e[0];return e[1]>=0?Math.acos(t):-Math.acos(t)},y=v(g),b=v(_);this.lineTo(m+g[0]*i,h+g[1]*i),this.arc(m,h,i,y,b)}}}},r.prototype.stroke=function(){this.__currentElement.nodeName===`path`&&this.__currentElement.setAttribute(`paint-order`,`fill stroke markers`),this.__applyCurrentDefaultPath(),this.__applyStyleToCurrentElement(`stroke`)},r.prototype.fill=function(){this.__currentElement.nodeName===`path`&&this.__currentElement.setAttribute(`paint-order`,`stroke fill markers`),this.__applyCurrentDefaultPath(),this.__applyStyleToCurrentElement(`fill`)},r.prototype.rect=function(e,t,n,r){this.__currentElement.nodeName!==`path`&&this.beginPath(),this.moveTo(e,t),this.lineTo(e+n,t),this.lineTo(e+n,t+r),this.lineTo(e,t+r),this.lineTo(e,t),this.closePath()},r.prototype.roundRect=function(e,t,n,r,i){this.__currentElement.nodeName!==`path`&&this.beginPath();let a,o,s,c;typeof i==`number`?(a=i,o=i,s=i,c=i):[a,o,s,c]=i,this.moveTo(e+a,t),this.arcTo(e+n,t,e+n,t+r,o),this.arcTo(e+n,t+r,e,t+r,s),this.arcTo(e,t+r,e,t,c),this.arcTo(e,t,e+n,t,a),this.closePath()},r.prototype.fillRect=function(e,t,n,r){let{a:i,b:a,c:o,d:s,e:c,f:l}=this.getTransform();JSON.stringify([i,a,o,s,c,l])===JSON.stringify([1,0,0,1,0,0])&&e===0&&t===0&&n===this.width&&r===this.height&&this.__clearCanvas();var u=this.__createElement(`rect`,{x:e,y:t,width:n,height:r},!0);this.__closestGroupOrSvg().appendChild(u),this.__currentElement=u,this.__applyTransformation(u),this.__applyStyleToCurrentElement(`fill`)},r.prototype.strokeRect=function(e,t,n,r){var i=this.__createElement(`rect`,{x:e,y:t,width:n,height:r},!0);this.__closestGroupOrSvg().appendChild(i),this.__currentElement=i,this.__applyTransformation(i),this.__applyStyleToCurrentElement(`stroke`)},r.prototype.__clearCanvas=function(){var e=this.__root.childNodes[1];this.__root.removeChild(e),this.__currentElement=this.__document.createElementNS(`http://www.w3.org/2000/svg`,`g`),this.__root.appendChild(this.__currentElement),this.__groupStack=[]},r.prototype.clearRect=function(e,t,n,r){let{a:i,b:a,c:o,d:s,e:c,f:l}=this.getTransform();if(JSON.stringify([i,a,o,s,c,l])===JSON.stringify([1,0,0,1,0,0])&&e===0&&t===0&&n===this.width&&r===this.height)this.__clearCanvas();else{var u,d=this.__closestGroupOrSvg();u=this.__createElement(`rect`,{x:e,y:t,width:n,height:r,fill:`#FFFFFF`},!0),this.__applyTransformation(u),d.appendChild(u)}},r.prototype.createLinearGradient=function(e,t,n,r){var a=this.__createElement(`linearGradient`,{id:c(this.__ids),x1:e+`px`,x2:n+`px`,y1:t+`px`,y2:r+`px`,gradientUnits:`userSpaceOnUse`},!1);return this.__defs.appendChild(a),new i(a,this)},r.prototype.createRadialGradient=function(e,t,n,r,a,o){var s=this.__createElement(`radialGradient`,{id:c(this.__ids),cx:r+`px`,cy:a+`px`,r:o+`px`,fx:e+`px`,fy:t+`px`,gradientUnits:`userSpaceOnUse`},!1);return this.__defs.appendChild(s),new i(s,this)},r.prototype.__applyText=function(e,t,n,r){var i=document.createElement(`span`);i.setAttribute(`style`,`font:`+this.font);var a=i.style,o=this.__closestGroupOrSvg(),s=this.__createElement(`text`,{"font-family":a.fontFamily,"font-size":a.fontSize,"font-style":a.fontStyle,"font-weight":a.fontWeight,"text-decoration":this.__fontUnderline,x:t,y:n,"text-anchor":u(this.textAlign),"dominant-baseline":d(this.textBaseline)},!0);if(s.appendChild(this.__document.createTextNode(e)),this.__currentElement=s,this.__applyTransformation(s),this.__applyStyleToCurrentElement(r),this.__fontHref){var c=this.__createElement(`a`);c.setAttributeNS(`http://www.w3.org/1999/xlink`,`xlink:href`,this.__fontHref),c.appendChild(s),s=c}o.appendChild(s)},r.prototype.fillText=function(e,t,n){this.__applyText(e,t,n,`fill`)},r.prototype.strokeText=function(e,t,n){this.__applyText(e,t,n,`stroke`)},r.prototype.measureText=function(e){return this.__ctx.font=this.font,this.__ctx.measureText(e)},r.prototype.arc=function(e,t,n,r,i,a){if(r!==i){r%=2*Math.PI,i%=2*Math.PI,r===i&&(i=(i+2*Math.PI-.001*(a?-1:1))%(2*Math.PI));var o=e+n*Math.cos(i),c=t+n*Math.sin(i),l=e+n*Math.cos(r),u=t+n*Math.sin(r),d=+!a,f=0,p=i-r;p<0&&(p+=2*Math.PI),f=a?p>Math.PI?0:1:+(p>Math.PI);var m=Math.hypot(this.__transformMatrix.a,this.__transformMatrix.b),h=Math.hypot(this.__transformMatrix.c,this.__transformMatrix.d);this.lineTo(l,u),this.__addPathCommand(s(`A {rx} {ry} {xAxisRotation} {largeArcFlag} {sweepFlag} {endX} {endY}`,{rx:n*m,ry:n*h,xAxisRotation:0,largeArcFlag:f,sweepFlag:d,endX:this.__matrixTransform(o,c).x,endY:this.__matrixTransform(o,c).y})),this.__currentPosition={x:o,y:c}}},r.prototype.ellipse=function(e,t,n,r,i,a,o,c){if(a!==o){var l=this.__matrixTransform(e,t);e=l.x,t=l.y;var u=this.__getTransformScale();n*=u.x,r*=u.y,i+=this.__getTransformRotation(),a%=2*Math.PI,o%=2*Math.PI,a===o&&(o=(o+2*Math.PI-.001*(c?-1:1))%(2*Math.PI));var d=e+Math.cos(-i)*n*Math.cos(o)+Math.sin(-i)*r*Math.sin(o),f=t-Math.sin(-i)*n*Math.cos(o)+Math.cos(-i)*r*Math.sin(o),p=e+Math.cos(-i)*n*Math.cos(a)+Math.sin(-i)*r*Math.sin(a),m=t-Math.sin(-i)*n*Math.cos(a)+Math.cos(-i)*r*Math.sin(a),h=+!c,g=0,_=o-a;_<0&&(_+=2*Math.PI),g=c?_>Math.PI?0:1:+(_>Math.PI);var v=this.__transformMatrix;this.resetTransform(),this.lineTo(p,m),this.__transformMatrix=v,this.__addPathCommand(s(`A {rx} {ry} {xAxisRotation} {largeArcFlag} {sweepFlag} {endX} {endY}`,{rx:n,ry:r,xAxisRotation:180/Math.PI*i,largeArcFlag:g,sweepFlag:h,endX:d,endY:f})),this.__currentPosition={x:d,y:f}}},r.prototype.clip=function(){var e=this.__closestGroupOrSvg(),t=this.__createElement(`clipPath`),n=c(this.__ids),r=this.__createElement(`g`);this.__applyCurrentDefaultPath(),e.removeChild(this.__currentElement),t.setAttribute(`id`,n),t.appendChild(this.__currentElement),this.__defs.appendChild(t),e.setAttribute(`clip-path`,s(`url(#{id})`,{id:n})),e.appendChild(r),this.__currentElement=r},r.prototype.drawImage=function(){var e=Array.prototype.slice.call(arguments),t=e[0],n,i,a,o,s=0,c=0,l,u,d,f,p,m,h,g,_,v;if(e.length===3)n=e[1],i=e[2],l=t.width,u=t.height,a=l,o=u;else if(e.length===5)n=e[1],i=e[2],a=e[3],o=e[4],l=t.width,u=t.height;else if(e.length===9)s=e[1],c=e[2],l=e[3],u=e[4],n=e[5],i=e[6],a=e[7],o=e[8];else throw Error(`Invalid number of arguments passed to drawImage: `+arguments.length);d=this.__closestGroupOrSvg(),this.__currentElement;let y=this.getTransform().translate(n,i);if(t instanceof r){if(f=t.getSvg().cloneNode(!0),f.childNodes&&f.childNodes.length>1){for(p=f.childNodes[0];p.childNodes.length;)v=p.childNodes[0].getAttribute(`id`),this.__ids[v]=v,this.__defs.appendChild(p.childNodes[0]);m=f.childNodes[1],m&&(this.__applyTransformation(m,y),d.appendChild(m))}}else(t.nodeName===`CANVAS`||t.nodeName===`IMG`)&&(h=this.__createElement(`image`),h.setAttribute(`width`,a),h.setAttribute(`height`,o),h.setAttribute(`preserveAspectRatio`,`none`),(s||c||l!==t.width||u!==t.height)&&(g=this.__document.createElement(`canvas`),g.width=a,g.height=o,_=g.getContext(`2d`),_.drawImage(t,s,c,l,u,0,0,a,o),t=g),this.__applyTransformation(h,y),h.setAttributeNS(`http://www.w3.org/1999/xlink`,`xlink:href`,t.nodeName===`CANVAS`?t.toDataURL():t.getAttribute(`src`)),d.appendChild(h))},r.prototype.createPattern=function(e,t){var n=this.__document.createElementNS(`http://www.w3.org/2000/svg`,`pattern`),i=c(this.__ids),o;return n.setAttribute(`id`,i),n.setAttribute(`width`,e.width),n.setAttribute(`height`,e.height),n.setAttribute(`patternUnits`,`userSpaceOnUse`),e.nodeName===`CANVAS`||e.nodeName===`IMG`?(o=this.__document.createElementNS(`http://www.w3.org/2000/svg`,`image`),o.setAttribute(`width`,e.width),o.setAttribute(`height`,e.height),o.setAttributeNS(`http://www.w3.org/1999/xlink`,`xlink:href`,e.nodeName===`CANVAS`?e.toDataURL():e.getAttribute(`src`)),n.appendChild(o),this.__defs.appendChild(n)):e instanceof r&&(n.appendChild(e.__root.childNodes[1]),this.__defs.appendChild(n)),new a(n,this)},r.prototype.setLineDash=function(e){this.lineDash=e&&e.length>0?e.join(`,`):null},r.prototype.setTransform=function(e,t,n,r,i,a){this.__transformMatrix=e instanceof DOMMatrix?new DOMMatrix([e.a,e.b,e.c,e.d,e.e,e.f]):new DOMMatrix([e,t,n,r,i,a])},r.prototype.getTransform=function(){let{a:e,b:t,c:n,d:r,e:i,f:a}=this.__transformMatrix;return new DOMMatrix([e,t,n,r,i,a])},r.prototype.resetTransform=function(){this.setTransform(1,0,0,1,0,0)},r.prototype.scale=function(e,t){if(t===void 0&&(t=e),isNaN(e)||isNaN(t)||!isFinite(e)||!isFinite(t))return;let n=this.getTransform().scale(e,t);this.setTransform(n)},r.prototype.rotate=function(e){let t=this.getTransform().multiply(new DOMMatrix([Math.cos(e),Math.sin(e),-Math.sin(e),Math.cos(e),0,0]));this.setTransform(t)},r.prototype.translate=function(e,t){let n=this.getTransform().translate(e,t);this.setTransform(n)},r.prototype.transform=function(e,t,n,r,i,a){let o=this.getTransform().multiply(new DOMMatrix([e,t,n,r,i,a]));this.setTransform(o)},r.prototype.__matrixTransform=function(e,t){return new DOMPoint(e,t).matrixTransform(this.__transformMatrix)},r.prototype.__getTransformScale=function(){return{x:Math.hypot(this.__transformMatrix.a,this.__transformMatrix.b),y:Math.hypot(this.__transformMatrix.c,this.__transformMatrix.d)}},r.prototype.__getTransformRotation=function(){return Math.atan2(this.__transformMatrix.b,this.__transformMatrix.a)},r.prototype.getImageData=function(e,t,r,i,a){return n.getImageData(this.getSvg(),this.width,this.height,e,t,r,i,a)},r.prototype.drawFocusRing=function(){},r.prototype.createImageData=function(){},r.prototype.putImageData=function(){},r.prototype.globalCompositeOperation=function(){},r}();function i(e){this.ctx=new r(e),this.svg=this.ctx.__root;var t=this.svg,n=this,i=document.createElement(`div`);i.style.display=`inline-block`,i.appendChild(t),this.wrapper=i,Object.defineProperty(this,"className",{get:function(){return i.getAttribute(`class`)||``},set:function(e){return i.setAttribute(`class`,e)}}),Object.defineProperty(this,"tagName",{get:function(){return`CANVAS`},set:function(){}}),[`width`,`height`].forEach(function(e){Object.defineProperty(n,e,{get:function(){return t.getAttribute(e)|0},set:function(r){if(!(isNaN(r)||r===void 0))return n.ctx[e]=r,t.setAttribute(e,r),i[e]=r}})}),[`style`,`id`].forEach(function(e){Object.defineProperty(n,e,{get:function(){return i[e]},set:function(t){if(t!==void 0)return i[e]=t}})}),[`getBoundingClientRect`].forEach(function(e){n[e]=function(){return t[e]()}})}i.prototype.getContext=function(e){if(e!==`2d`)throw Error(`Unsupported type of context for SVGCanvas`);return this.ctx},i.prototype.toObjectURL=function(){var e=new XMLSerializer().serializeToString(this.svg),t=new Blob([e],{type:`image/svg+xml;charset=utf-8`});return URL.createObjectURL(t)},i.prototype.toDataURL=function(e,t,r){return n.toDataURL(this.svg,this.width,this.height,e,t,r)},i.prototype.addEventListener=function(){return this.svg.addEventListener.apply(this.svg,arguments)},i.prototype.getElement=function(){return this.wrapper},i.prototype.getAttribute=function(e){return this.wrapper.getAttribute(e)},i.prototype.setAttribute=function(e,t){this.wrapper.setAttribute(e,t)},e.Context=r}))(),HM=2,UM=class extends Me{constructor(...e){super(...e),this.asked=Vi,this.said=``}static{this.styles=qi}render(){let e=(e,t)=>j`<wa-button size="s" appearance="outlined" @click=${t}>${e}</wa-button>`;return j`
      <h2>Share and keep</h2>
      <div class="row">
        ${e(`Copy link`,()=>void this.link())} ${e(`SVG`,()=>this.svg())}
        ${e(`PNG`,()=>this.png())}
        ${e(`Export`,()=>WM(`podstripe.json`,new Blob([JSON.stringify(this.asked,null,2)])))}
        ${e(`Import`,()=>this.renderRoot.querySelector(`input`)?.click())}
      </div>
      <input type="file" accept=".json,application/json" hidden aria-label="A file of Export" @change=${this.read} />
      <p role="status">${this.said}</p>
    `}async link(){await navigator.clipboard.writeText(location.href),this.said=`The address holds everything: it is copied.`}svg(){let e=this.matrix?.();if(!e)return;let{picture:t}=e,n=new VM.Context({width:t.width+150,height:nM(t.rows.length),document});sM(n,t,e.colours),WM(`placement.svg`,new Blob([n.getSerializedSvg()],{type:`image/svg+xml`}))}png(){let e=this.matrix?.();if(!e)return;let{picture:t}=e,n=document.createElement(`canvas`);n.width=HM*(t.width+150),n.height=HM*nM(t.rows.length);let r=n.getContext(`2d`);r?.scale(HM,HM),r&&sM(r,t,e.colours),n.toBlob(e=>e&&WM(`placement.png`,e))}async read({target:e}){let t=e;try{zi(this,Wi(JSON.parse(await t.files?.[0]?.text()??``))),this.said=``}catch(e){this.said=`This file cannot be read: ${Gi(e)}`}t.value=``}};B([N({attribute:!1})],UM.prototype,`asked`,void 0),B([N({attribute:!1})],UM.prototype,`matrix`,void 0),B([N({state:!0})],UM.prototype,`said`,void 0),UM=B([Ne(`share-panel`)],UM);function WM(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(t),n.download=e,n.click(),URL.revokeObjectURL(n.href)}var GM=s`
  :host {
    --track-height: 1rem;
    --track-color: var(--wa-color-neutral-fill-normal);
    --indicator-color: var(--wa-color-brand-fill-loud);

    display: flex;
  }

  .progress-bar {
    flex: 1 1 auto;
    display: flex;
    position: relative;
    overflow: hidden;
    height: var(--track-height);
    border-radius: var(--wa-border-radius-pill);
    background-color: var(--track-color);
    color: var(--wa-color-brand-on-loud);
    font-size: var(--wa-font-size-s);
  }

  .indicator {
    width: var(--percentage);
    display: flex;
    align-items: center;
    justify-content: center;
    background-color: var(--indicator-color);
    text-align: center;
    white-space: nowrap;
    overflow: hidden;
    line-height: 1;
    font-weight: var(--wa-font-weight-semibold);
    transition: all var(--wa-transition-slow, 200ms) var(--wa-transition-easing, ease);
    user-select: none;
    -webkit-user-select: none;
  }

  /* Indeterminate */
  :host([indeterminate]) .indicator {
    position: absolute;
    inset-block: 0;
    inline-size: 50%;
    animation: wa-progress-indeterminate 2.5s infinite cubic-bezier(0.37, 0, 0.63, 1);
  }

  @media (forced-colors: active) {
    .progress-bar {
      outline: solid 1px SelectedItem;
      background-color: var(--wa-color-surface-default);
    }

    .indicator {
      outline: solid 1px SelectedItem;
      background-color: SelectedItem;
    }
  }

  @keyframes wa-progress-indeterminate {
    0% {
      inset-inline-start: -50%;
    }

    75%,
    100% {
      inset-inline-start: 100%;
    }
  }
`,KM=class extends mt{constructor(){super(...arguments),this.localize=new Et(this),this.value=0,this.indeterminate=!1,this.label=``}willUpdate(e){this.style??this.setStyleProperty(`--percentage`,`${Ye(this.value,0,100)}%`),super.willUpdate(e)}updated(e){e.has(`value`)&&requestAnimationFrame(()=>{this.style.setProperty(`--percentage`,`${Ye(this.value,0,100)}%`)}),super.updated(e)}render(){return j`
      <div
        part="base progress-bar"
        class="progress-bar"
        role="progressbar"
        title=${R(this.title)}
        aria-label=${this.label.length>0?this.label:this.localize.term(`progress`)}
        aria-valuemin="0"
        aria-valuemax="100"
        aria-valuenow=${this.indeterminate?`0`:this.value}
      >
        <div part="indicator" class="indicator">
          ${this.indeterminate?``:j` <slot part="label" class="label"></slot> `}
        </div>
      </div>
    `}};KM.css=GM,I([N({type:Number,reflect:!0})],KM.prototype,`value`,2),I([N({type:Boolean,reflect:!0})],KM.prototype,`indeterminate`,2),I([N()],KM.prototype,`label`,2),KM=I([Ne(`wa-progress-bar`)],KM);var qM=class{constructor(e){this.asked=new Map,this.id=0;let t=()=>{let t=new Worker(new URL(new URL(`worker-m5gbfYtb.js`,import.meta.url).href,``+import.meta.url),{type:`module`});return t.addEventListener(`message`,({data:t})=>{t.id===this.asked.get(t.kind)&&e[t.kind](t.answer)}),t};[this.painter,this.counter]=[t(),t()]}ask(e,t,n=``){this.id+=1,this.asked.set(e,this.id),(e===`placed`?this.painter:this.counter).postMessage({id:this.id,kind:e,state:t,text:n})}},JM=new Intl.NumberFormat(`en`);function YM({state:e,exposed:t,broken:n}){if(n){let t=[[n.offline.part,`offline`],[n.belowMinIsr.part-n.offline.part,`under min ISR`],[n.led.part,`without the leader they prefer`]].filter(([e])=>e>0).map(([e,t])=>`${JM.format(e)} ${t}`),r=e.broken,i=r.length>8?`${r.length} brokers`:`broker${r.length>1?`s`:``} ${r.join(`, `)}`,a=t.length>0?t.join(`, `):`nothing offline`;return`With ${i} broken, of ${JM.format(n.partitions)} partitions: ${a}.`}if(!t)return`No broker is in pod ${e.pod}, so the rule is ignored.`;let{part:r,whole:i,percent:a}=t;return`A bad build on pod ${e.pod} reaches ${JM.format(r)} of ${JM.format(i)} partitions (${a} %). ${JM.format(i-r)} stay untouched.`}var XM=matchMedia(`(prefers-color-scheme: dark)`),ZM=()=>document.documentElement.classList.toggle(`wa-dark`,XM.matches);XM.addEventListener(`change`,ZM),ZM();var QM=6e3,$M=class extends Me{static{this.styles=s`
    main {
      display: grid;
      gap: 1rem 2rem;
      padding: 1rem 1.5rem;
      grid-template-columns: 15rem minmax(0, 1fr) 20rem;
    }
    @media (max-width: 75rem) {
      main {
        grid-template-columns: 15rem minmax(0, 1fr);
      }
      .answers {
        grid-column: 1 / -1;
      }
    }
    @media (max-width: 44rem) {
      main {
        grid-template-columns: minmax(0, 1fr);
        padding: 0.8rem;
      }
      .picture {
        grid-row: 1;
      }
    }
    h1 {
      margin: 0 0 1rem;
      font-size: 1rem;
      font-weight: 600;
      color: var(--faint);
    }
    section {
      min-width: 0;
    }
    section > * + * {
      margin-top: 1.4rem;
    }
    .sentence {
      min-height: 2.6em;
      margin: 0 0 1rem;
      font-size: 1.35rem;
      line-height: 1.3;
      text-wrap: balance;
    }
    .fault {
      color: var(--broken);
    }
    .pinned {
      margin: 0;
      color: var(--faint);
    }
    .row {
      display: flex;
      gap: 1rem;
      align-items: center;
      margin: 0 0 0.6rem;
    }
    wa-progress-bar {
      flex: 1;
      --track-height: 0.5rem;
      --indicator-color: var(--broken);
    }
  `}constructor(){super(),this.text=``,this.engine=new qM({placed:e=>{[this.placed,this.told]=[e,void 0],e.replicas.length<=QM&&this.engine.ask(`told`,e.state)},reached:e=>this.reached=e,told:e=>this.told=e,pasted:e=>this.pasted=e}),{state:this.asked,fault:this.fault}=Hi(location.hash),this.ask(),addEventListener(`hashchange`,()=>{location.hash!==Ui(this.asked)&&({state:this.asked,fault:this.fault}=Hi(location.hash),this.ask())}),this.addEventListener(`state`,e=>this.change(e.detail)),this.addEventListener(`broken`,e=>this.breaks(e.detail)),this.addEventListener(`pasted`,e=>{this.text=e.detail,this.askPasted()})}ask(){this.engine.ask(`placed`,this.asked),this.engine.ask(`reached`,this.asked),this.askPasted()}askPasted(){this.text.trim()===``?this.pasted=void 0:this.engine.ask(`pasted`,this.asked,this.text)}change(e){this.asked={...this.asked,...e},history.replaceState(null,``,Ui(this.asked)),this.ask()}breaks(e){let{broken:t}=this.asked,n=e.every(e=>t.includes(e)),r=t.filter(t=>!e.includes(t));this.change({broken:n?r:[...r,...e].sort((e,t)=>e-t)})}render(){let{placed:e,reached:t,asked:n}=this,r=e?.fault===void 0?e:void 0;return j`
      <main>
        <section class="asked" aria-label="Cluster, topic and rule">
          <h1>podstripe: placement calculator</h1>
          <cluster-panel .brokers=${n.brokers}></cluster-panel>
          <rule-panel .asked=${n}></rule-panel>
        </section>
        <section class="picture" aria-label="Picture">
          ${this.fault===void 0?M:j`<p class="fault" role="alert">${this.fault}</p>`}
          ${this.pinned?j`<p class="pinned">Pinned: ${YM(this.pinned)} ${eN(this.pinned)}</p>`:M}
          <p class="sentence ${e?.fault===void 0?``:`fault`}" role="status">
            ${r?t&&YM(t):e?.fault}
          </p>
          ${r?j`<div class="row">
                    ${t?eN(t):M}
                    <wa-button
                      size="s"
                      appearance="plain"
                      @click=${()=>this.pinned=this.pinned?void 0:t}
                    >
                      ${this.pinned?`Unpin`:`Pin to compare`}
                    </wa-button>
                  </div>
                  <placement-matrix
                    .brokers=${r.state.brokers}
                    .replicas=${r.replicas}
                    .why=${this.told?.why??[]}
                    .factor=${r.state.replicationFactor}
                    .interval=${r.state.interval}
                    .minIsr=${r.state.minIsr}
                    .broken=${n.broken}
                  ></placement-matrix>
                  <load-charts .placed=${r} .reached=${t}></load-charts>`:M}
        </section>
        <section class="answers" aria-label="Answers">
          <answers-panel .reached=${r&&t} .skew=${this.told?.skew??[]}></answers-panel>
          <share-panel .asked=${n} .matrix=${()=>this.renderRoot.querySelector(`placement-matrix`)}></share-panel>
          <paste-panel .pasted=${this.pasted}></paste-panel>
        </section>
      </main>
    `}};B([Ie()],$M.prototype,`asked`,void 0),B([Ie()],$M.prototype,`fault`,void 0),B([Ie()],$M.prototype,`placed`,void 0),B([Ie()],$M.prototype,`reached`,void 0),B([Ie()],$M.prototype,`told`,void 0),B([Ie()],$M.prototype,`pinned`,void 0),B([Ie()],$M.prototype,`pasted`,void 0),$M=B([Ne(`placement-calculator`)],$M);function eN({exposed:e,broken:t}){let{part:n,whole:r}=t?.offline??e??{part:0,whole:1};return j`<wa-progress-bar value=${100*n/Math.max(1,r)} label="${n} of ${r} partitions reached"></wa-progress-bar>`}