import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig, SETTINGS } from "../../src/config.ts";
import { compose, ingress, service, deployment, budget } from "./schemas.ts";

const DEPLOY = join(import.meta.dirname, "../../../../deploy");
const read = (name: string): string => readFileSync(join(DEPLOY, name), "utf8");

const NAMES: readonly string[] = SETTINGS.map(({ name }) => name);

/** The text after variables are substituted; `:?` marks variables that must be set. */
const substituted = (text: string): string => text.replace(/\$\{\w+:\?[^}]+\}/gu, "something");

/** True if a server would start with these settings. */
function expectValidSettings(env: Readonly<Record<string, string>>): void {
  expect(Object.keys(env).filter((name) => !NAMES.includes(name))).toEqual([]);
  expect(readConfig(env)).toMatchObject({ ok: true });
}

test("deploy/compose.yaml is one server with SQLite in ten lines", () => {
  const { services, volumes } = compose.parse(parse(read("compose.yaml")));
  expect(services["sofala"]?.volumes).toEqual(Object.keys(volumes).map((name) => `${name}:/data`));
  const lines = read("compose.yaml").split("\n");
  expect(lines.filter((line) => /^[^#]/u.test(line)).length).toBeLessThanOrEqual(10);
});

test("deploy/Dockerfile starts the program as the unpacked archive does, with valid settings", () => {
  const file = read("Dockerfile");
  const env = /^ENV (?<set>.*)$/mu.exec(file)?.groups?.["set"]?.split(" ") ?? [];
  const { NODE_ENV, ...settings } = Object.fromEntries(
    env.map((each) => each.split("=")),
  ) as Record<string, string>;
  expect(NODE_ENV).toBe("production");
  expectValidSettings(settings);
  expect(file).toMatch(/^USER [1-9]\d*:[1-9]\d*$/mu);
  expect(file).not.toMatch(/^RUN /mu);
});

describe("deploy/compose-nodes.yaml", () => {
  const { services, volumes } = compose.parse(
    parse(substituted(read("compose-nodes.yaml")), { merge: true }),
  );
  const nodes = Object.entries(services).filter(([name]) => name.startsWith("node"));

  test("has three nodes with valid settings", () => {
    expect(nodes).toHaveLength(3);
    for (const [, { environment = {} }] of nodes) expectValidSettings(environment);
  });

  test("refers only to things that exist", () => {
    for (const { depends_on: needs = [], volumes: mounts = [] } of Object.values(services)) {
      for (const name of Array.isArray(needs) ? needs : Object.keys(needs)) {
        expect(Object.keys(services)).toContain(name);
      }
      const named = mounts
        .map((each) => each.split(":")[0] ?? "")
        .filter((each) => !each.includes("/"));
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
    }
  });

  test("has a proxy that knows all nodes and hides the metrics", () => {
    const caddyfile = read("Caddyfile");
    const upstreams = /reverse_proxy (?<all>[^{]+) \{/u
      .exec(caddyfile)
      ?.groups?.["all"]?.split(" ");
    expect(upstreams).toEqual(nodes.map(([name]) => `${name}:8080`));
    expect(caddyfile).toContain("respond /metrics 404");
    expect(caddyfile.match(/\{/gu)).toHaveLength(caddyfile.match(/\}/gu)?.length ?? 0);
  });
});

describe("deploy/kubernetes.yaml", () => {
  const documents = parseAllDocuments(read("kubernetes.yaml")).map((each) => {
    expect(each.errors).toEqual([]);
    return each.toJS() as { readonly kind: string };
  });
  const of = (kind: string): unknown => documents.find((each) => each.kind === kind);
  const { spec } = deployment.parse(of("Deployment"));
  const [container] = spec.template.spec.containers;

  test("has nodes with valid settings", () => {
    const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
    expectValidSettings({ ...env, DATABASE_URL: "postgres://sofala@database/sofala" });
    expect(spec.replicas).toBe(3);
  });

  test("has parts whose names match", () => {
    const { app } = spec.template.metadata.labels;
    expect(spec.selector.matchLabels.app).toBe(app);
    expect(service.parse(of("Service")).spec.selector.app).toBe(app);
    const spared = budget.parse(of("PodDisruptionBudget")).spec;
    expect(spared.selector.matchLabels.app).toBe(app);
    expect(spared.minAvailable).toBeLessThan(spec.replicas);
    const ports = container.ports.map(({ name }) => name);
    for (const { targetPort } of service.parse(of("Service")).spec.ports) {
      expect(ports).toContain(targetPort);
    }
    const paths = ingress.parse(of("Ingress")).spec.rules.flatMap(({ http }) => http.paths);
    expect(paths.map(({ path }) => path)).toEqual(["/metrics", "/"]);
  });
});

test("deploy/sofala.service starts an existing program with valid settings", () => {
  const unit = read("sofala.service");
  const lines = unit.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  for (const line of lines) expect(line).toMatch(/^(?:\[(?:Unit|Service|Install)\]|[A-Z]\w+=.*)$/u);
  const env = lines.flatMap(
    (line) => /^Environment=(?<set>\w+=.*)$/u.exec(line)?.groups?.["set"] ?? [],
  );
  expectValidSettings(
    Object.fromEntries(env.map((each) => each.split("="))) as Record<string, string>,
  );
  expect(unit).toContain("ExecStart=/opt/sofala/sofala serve");
});
