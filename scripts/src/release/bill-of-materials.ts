import { productionPackages, type LockFile } from "../production-packages.ts";

/** A package in a bill of materials. */
interface Component {
  readonly type: "library" | "platform";
  readonly "bom-ref": string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly [{ readonly expression: string }];
  readonly hashes?: readonly [{ readonly alg: "SHA-512"; readonly content: string }];
}

/**
 * A release's bill of materials (CycloneDX 1.6): Node, and all packages of the lock file except those for development.
 * Without a date and a random number, so that the same sources give the same bytes.
 */
export function billOfMaterials(version: string, nodeVersion: string, lock: LockFile): object {
  const libraries = productionPackages(lock).map(({ name, version: release, license, integrity }) =>
    component("library", "npm", name, release, license, integrity),
  );
  const byReference = new Map(libraries.map((each) => [each["bom-ref"], each]));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { type: "application", "bom-ref": "sofala", name: "sofala", version },
    },
    components: [
      component("platform", "generic", "node", nodeVersion, "MIT"),
      ...[...byReference.values()].toSorted((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1)),
    ],
  };
}

function component(
  type: Component["type"],
  registry: string,
  name: string,
  version: string,
  expression: string,
  integrity?: string,
): Component {
  const purl = `pkg:${registry}/${name.replace("@", "%40")}@${version}`;
  const hash = /^sha512-(?<base64>\S+)/u.exec(integrity ?? "")?.groups?.["base64"];
  const content = hash === undefined ? undefined : Buffer.from(hash, "base64").toString("hex");
  return {
    type,
    "bom-ref": purl,
    name,
    version,
    purl,
    licenses: [{ expression }],
    ...(content === undefined ? {} : { hashes: [{ alg: "SHA-512", content }] as const }),
  };
}
