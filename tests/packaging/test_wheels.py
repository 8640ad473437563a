"""The wheel for each platform: what its tag says is what is in it, and pip takes it where it belongs."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

import lief
import pytest
from packaging.utils import parse_wheel_filename

WHEELS = Path(__file__).parents[2] / "dist/wheels"
# What pip on each platform asks for: 3.11 is the oldest Python, and the system the oldest that the wheel is for.
PLATFORMS = [
    "manylinux_2_17_x86_64",
    "manylinux_2_17_aarch64",
    "musllinux_1_2_x86_64",
    "musllinux_1_2_aarch64",
    "macosx_10_12_x86_64",
    "macosx_11_0_arm64",
    "win_amd64",
]
ELF_MACHINES = {"x86_64": lief.ELF.ARCH.X86_64, "aarch64": lief.ELF.ARCH.AARCH64}
MACH_O_MACHINES = {"x86_64": lief.MachO.Header.CPU_TYPE.X86_64, "arm64": lief.MachO.Header.CPU_TYPE.ARM64}
# glibc's own libraries. Anything else would have to be in the wheel.
GLIBC = r"lib(c|m|pthread|dl|rt|util)\.so\.\d|ld-linux.*"
WINDOWS_OWN = r"python3\.dll|kernel32\.dll|ntdll\.dll|msvcrt\.dll|bcryptprimitives\.dll|api-ms-win-core-.*\.dll"


def platforms(wheel: Path) -> set[str]:
    tags = parse_wheel_filename(wheel.name)[3]
    assert {(tag.interpreter, tag.abi) for tag in tags} == {("cp311", "abi3")}, wheel.name
    return {tag.platform for tag in tags}


def wheel_for(platform: str) -> Path:
    found = [wheel for wheel in WHEELS.glob("*.whl") if platform in platforms(wheel)]
    assert len(found) == 1, f"make wheels leaves one wheel for {platform}, not {found}"
    return found[0]


def extension(platform: str, name: str) -> bytes:
    """The extension module, which is the one binary of the wheel."""
    with zipfile.ZipFile(wheel_for(platform)) as wheel:
        binaries = [entry for entry in wheel.namelist() if re.search(r"\.(so|pyd|dll|dylib)\b", entry)]
        assert binaries == [f"podstripe/{name}"]
        return wheel.read(binaries[0])


def elf(platform: str) -> lief.ELF.Binary:
    binary = lief.ELF.parse(list(extension(platform, "_native.abi3.so")))
    assert binary is not None
    assert binary.header.machine_type == ELF_MACHINES[platform.split("_", 3)[3]]
    assert "PyInit__native" in {symbol.name for symbol in binary.exported_symbols}
    return binary


def versions(binary: lief.ELF.Binary) -> set[str]:
    """The versions of other libraries' symbols that it needs, such as GLIBC_2.17."""
    needs = binary.symbols_version_requirement
    return {str(version.name) for need in needs for version in need.get_auxiliary_symbols()}


def assert_all(names: Iterable[str], pattern: str) -> None:
    strangers = [name for name in names if not re.fullmatch(pattern, name, re.IGNORECASE)]
    assert not strangers, strangers


def test_there_is_a_wheel_for_every_platform_and_no_other() -> None:
    built = sorted(WHEELS.iterdir())
    assert sorted({wheel_for(platform) for platform in PLATFORMS}) == built
    assert len(built) == len(PLATFORMS), "each wheel is for one platform"


@pytest.mark.parametrize("platform", PLATFORMS)
def test_the_wheel_says_inside_what_its_name_says(platform: str) -> None:
    wheel = wheel_for(platform)
    with zipfile.ZipFile(wheel) as files:
        (entry,) = (name for name in files.namelist() if name.endswith(".dist-info/WHEEL"))
        inside = re.findall(r"^Tag: (.+)$", files.read(entry).decode(), re.MULTILINE)
    assert sorted(inside) == sorted(f"cp311-abi3-{tag}" for tag in platforms(wheel))


@pytest.mark.parametrize("platform", [platform for platform in PLATFORMS if platform.startswith("manylinux")])
def test_manylinux_needs_no_newer_glibc_than_its_tag(platform: str) -> None:
    binary = elf(platform)
    assert_all(map(str, binary.libraries), GLIBC)
    newest = tuple(map(int, platform.split("_")[1:3]))
    needed = versions(binary)
    assert needed
    assert_all(needed, r"GLIBC_[\d.]+")
    assert max(tuple(map(int, name.removeprefix("GLIBC_").split("."))) for name in needed) <= newest, needed


@pytest.mark.parametrize("platform", [platform for platform in PLATFORMS if platform.startswith("musllinux")])
def test_musllinux_needs_musl_and_nothing_of_glibc(platform: str) -> None:
    binary = elf(platform)
    assert list(map(str, binary.libraries)) == ["libc.so"]
    assert versions(binary) == set()


def test_musl_has_every_symbol_but_those_of_python(tmp_path: Path) -> None:
    (loader,) = Path("/lib").glob("ld-musl-*.so.1")
    machine = loader.name.removeprefix("ld-musl-").removesuffix(".so.1")
    module = tmp_path / "_native.abi3.so"
    module.write_bytes(extension(f"musllinux_1_2_{machine}", module.name))
    tried = subprocess.run([loader, "--list", module], capture_output=True, text=True)
    missing = re.findall(r"Error relocating .*: (\w+): symbol not found", tried.stderr)
    assert "PyModule_Create2" in missing or "PyModuleDef_Init" in missing, tried.stderr
    assert_all(missing, r"_?Py\w+")
    assert len(missing) == len(tried.stderr.splitlines()), "there is no other complaint"


@pytest.mark.parametrize("platform", [platform for platform in PLATFORMS if platform.startswith("macosx")])
def test_macos_has_the_architecture_and_the_system_of_its_tag(platform: str) -> None:
    binaries = lief.MachO.parse(list(extension(platform, "_native.abi3.so")))
    assert binaries is not None
    _, major, minor, machine = platform.split("_", 3)
    assert [binary.header.cpu_type for binary in binaries] == [MACH_O_MACHINES[machine]]
    binary = binaries.at(0)
    assert binary is not None
    # Older systems read the one, newer ones the other.
    oldest = [binary.version_min and binary.version_min.version, binary.build_version and binary.build_version.minos]
    assert [tuple(version)[:2] for version in oldest if version] == [(int(major), int(minor))]
    # Its own name comes first; all others must be the system's.
    assert_all((str(library.name) for library in binary.libraries), r"@rpath/podstripe\._native\.abi3\.so|/usr/lib/.+")
    assert "_PyInit__native" in {str(symbol.name) for symbol in binary.exported_symbols}
    # Apple silicon loads nothing that is unsigned.
    assert binary.has_code_signature or machine == "x86_64"


def test_windows_needs_python3_dll_and_what_windows_has() -> None:
    binary = lief.PE.parse(list(extension("win_amd64", "_native.pyd")))
    assert binary is not None
    assert binary.header.machine == lief.PE.Header.MACHINE_TYPES.AMD64
    libraries = [str(library.name) for library in binary.imports]
    # The stable ABI's library: python311.dll would tie the wheel to one Python.
    assert "python3.dll" in libraries
    assert_all(libraries, WINDOWS_OWN)
    exports = binary.get_export()
    assert exports is not None
    assert "PyInit__native" in {str(entry.name) for entry in exports.entries}


@pytest.mark.parametrize("platform", PLATFORMS)
def test_pip_takes_the_wheel_on_its_platform(platform: str, tmp_path: Path) -> None:
    offline = ["--no-deps", "--no-index", "--find-links", str(WHEELS), "--only-binary", ":all:"]
    machine = ["--platform", platform, "--abi", "abi3", "--python-version", "3.11", "--implementation", "cp"]
    pip = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check"]
    command = [*pip, "install", *offline, *machine, "--no-compile", "--target", str(tmp_path), "podstripe"]
    installed = subprocess.run(command, capture_output=True, text=True)
    assert installed.returncode == 0, installed.stderr
    assert wheel_for(platform).name in installed.stdout
    assert [path.name for path in tmp_path.glob("podstripe/_native.*") if path.suffix != ".pyi"] == [
        "_native.pyd" if platform == "win_amd64" else "_native.abi3.so"
    ]
