package podstripe.oracle;

import com.fasterxml.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/**
 * Asks the AdminUtils of the last Kafka that has it. Its jars share package and class names with the newest Kafka, so
 * they live in a class loader that sees nothing but them and the JDK, and are reached by reflection.
 */
final class Classic {
    private final Constructor<?> broker;
    private final Method assign;
    private final Random random;

    Classic(Path jars) throws IOException, ReflectiveOperationException {
        List<URL> urls = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(jars, "*.jar")) {
            for (Path file : files) {
                urls.add(file.toUri().toURL());
            }
        }
        // Stays open as long as the program runs: classes are loaded when first needed.
        ClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        Class<?> adminUtils = loader.loadClass("org.apache.kafka.admin.AdminUtils");
        broker = loader.loadClass("org.apache.kafka.admin.BrokerMetadata").getConstructor(int.class, Optional.class);
        assign = adminUtils.getMethod("assignReplicasToBrokers",
            Collection.class, int.class, int.class, int.class, int.class);
        Field field = adminUtils.getDeclaredField("RAND");
        field.setAccessible(true);
        random = (Random) field.get(null);
    }

    void answer(ObjectNode question) throws ReflectiveOperationException {
        List<Object> brokers = new ArrayList<>();
        for (Broker b : Broker.readAll(question)) {
            brokers.add(broker.newInstance(b.id(), b.rack()));
        }
        int partitions = Json.integer(question, "partitions");
        int replicationFactor = Json.integer(question, "rf");
        int fixedStartIndex = Json.integer(question, "fixed_start_index");
        int startPartitionId = Json.integer(question, "start_partition_id");
        question.remove(Oracle.ANSWERS);
        // The one Random is static; setSeed gives it the state of a new Random(seed).
        random.setSeed(Json.integer(question, "seed", Long.MIN_VALUE, Long.MAX_VALUE));
        Object answer;
        try {
            answer = assign.invoke(null, brokers, partitions, replicationFactor, fixedStartIndex, startPartitionId);
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof RuntimeException error) {
                Json.putError(question, error);
                return;
            }
            throw thrown;
        }
        @SuppressWarnings("unchecked")
        TreeMap<Integer, List<Integer>> byPartition = new TreeMap<>((Map<Integer, List<Integer>>) answer);
        if (byPartition.lastKey() - byPartition.firstKey() + 1 != byPartition.size()) {
            throw new IllegalStateException("the answer has gaps between its partitions");
        }
        question.put("first_partition", byPartition.firstKey());
        Json.putReplicas(question, byPartition.values());
    }
}
