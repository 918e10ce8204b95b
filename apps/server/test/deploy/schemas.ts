import { z } from "zod";

/**
 * The parts of other programs' formats that we use. An unknown key is an error, because it is probably a typing
 * mistake.
 */
const seconds = z.string().regex(/^\d+s$/u);
const healthcheck = z.strictObject({
  test: z.tuple([z.literal("CMD")], z.string()),
  interval: seconds,
  timeout: seconds,
  retries: z.int(),
  start_period: seconds.optional(),
});

export const compose = z.looseObject({
  services: z.record(
    z.string(),
    z.strictObject({
      image: z.string(),
      read_only: z.literal(true).optional(),
      tmpfs: z.tuple([z.literal("/tmp")]).optional(),
      restart: z.literal("unless-stopped"),
      stop_grace_period: seconds.optional(),
      environment: z.record(z.string(), z.string()).optional(),
      env_file: z.tuple([z.strictObject({ path: z.string(), required: z.boolean() })]).optional(),
      command: z.array(z.string()).optional(),
      ports: z.array(z.string().regex(/^\d+:\d+(?:\/udp)?$/u)).optional(),
      volumes: z.array(z.string().regex(/^[\w./]+:\/[\w./]+(?::ro)?$/u)).optional(),
      healthcheck: healthcheck.optional(),
      depends_on: z
        .union([
          z.array(z.string()),
          z.record(z.string(), z.strictObject({ condition: z.literal("service_healthy") })),
        ])
        .optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

const ours = z.strictObject({ app: z.string() });
const selector = z.strictObject({ matchLabels: ours });
const metadata = z.strictObject({
  name: z.string(),
  labels: ours.optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.literal("/healthz"), port: z.literal("http") }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int(),
});
const amounts = z.strictObject({ cpu: z.string().optional(), memory: z.string() });
const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  envFrom: z.array(z.strictObject({ secretRef: z.strictObject({ name: z.string() }) })),
  startupProbe: probe,
  readinessProbe: probe,
  lifecycle: z.strictObject({
    preStop: z.strictObject({ exec: z.strictObject({ command: z.array(z.string()) }) }),
  }),
  resources: z.strictObject({ requests: amounts, limits: amounts }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    runAsNonRoot: z.literal(true),
    runAsUser: z.int(),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
  }),
});

export const deployment = z.strictObject({
  apiVersion: z.literal("apps/v1"),
  kind: z.literal("Deployment"),
  metadata,
  spec: z.strictObject({
    replicas: z.int(),
    selector,
    strategy: z.strictObject({
      type: z.literal("RollingUpdate"),
      rollingUpdate: z.strictObject({ maxUnavailable: z.literal(0), maxSurge: z.int() }),
    }),
    template: z.strictObject({
      metadata: z.strictObject({ labels: ours }),
      spec: z.strictObject({
        terminationGracePeriodSeconds: z.int(),
        topologySpreadConstraints: z.array(
          z.strictObject({
            maxSkew: z.int(),
            topologyKey: z.string(),
            whenUnsatisfiable: z.enum(["ScheduleAnyway", "DoNotSchedule"]),
            labelSelector: selector,
          }),
        ),
        containers: z.tuple([container]),
        volumes: z.array(z.strictObject({ name: z.string(), emptyDir: z.strictObject({}) })),
      }),
    }),
  }),
});

export const budget = z.strictObject({
  apiVersion: z.literal("policy/v1"),
  kind: z.literal("PodDisruptionBudget"),
  metadata,
  spec: z.strictObject({ minAvailable: z.int(), selector }),
});

export const service = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("Service"),
  metadata,
  spec: z.strictObject({
    selector: ours,
    ports: z.array(z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() })),
  }),
});

const port = z.union([z.strictObject({ name: z.string() }), z.strictObject({ number: z.int() })]);

export const ingress = z.strictObject({
  apiVersion: z.literal("networking.k8s.io/v1"),
  kind: z.literal("Ingress"),
  metadata,
  spec: z.strictObject({
    rules: z.array(
      z.strictObject({
        host: z.string(),
        http: z.strictObject({
          paths: z.array(
            z.strictObject({
              path: z.string(),
              pathType: z.enum(["Exact", "Prefix"]),
              backend: z.strictObject({ service: z.strictObject({ name: z.string(), port }) }),
            }),
          ),
        }),
      }),
    ),
    tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })),
  }),
});
