import { joined, markup, plainText, type Markup } from "./markup.ts";
import { nameIn, type JsonSchema } from "./openapi-schemas.ts";

/** As many characters stand in a line. */
const WIDTH = 72;

/** A schema as a programmer would note it down; names lead to where they are explained. */
export function shapeOf(schema: JsonSchema, indent = ""): Markup {
  const name = nameIn(schema);
  if (name !== undefined) return markup`<a href="#schema-${name}">${name}</a>`;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return joined(schema.enum.map(literal), " | ");
  const { oneOf = schema.anyOf, allOf } = schema;
  if (oneOf !== undefined) return unionOf(oneOf, indent);
  if (allOf !== undefined)
    return joined(
      allOf.map((each) => shapeOf(each, indent)),
      " & ",
    );
  switch (schema.type) {
    case "object":
      return objectOf(schema, indent);
    case "array":
      return listOf(schema, indent);
    case "string":
      return textOf(schema);
    case "integer":
      return markup`integer${between(schema.minimum, schema.maximum, "")}`;
    case undefined:
    default:
      return markup`${schema.type ?? "anything"}`;
  }
}

/** That there are no control characters goes without saying. */
const PLAIN = String.raw`^[^\u0000-\u001f\u007f-\u009f]*$`;

function textOf({ minLength, maxLength, pattern = PLAIN }: JsonSchema): Markup {
  const form = pattern === PLAIN ? "" : ` /${pattern}/`;
  return markup`text${between(minLength, maxLength, " characters")}${form}`;
}

function unionOf(forms: readonly JsonSchema[], indent: string): Markup {
  const flat = forms.flatMap((form) => form.oneOf ?? [form]);
  const inLine = joined(
    flat.map((form) => shapeOf(form, indent)),
    " | ",
  );
  if (isShort(inLine, indent)) return inLine;
  const deeper = `${indent}  `;
  return markup`${flat.map(
    (form) => markup`\n${indent}<span class="form">| <span>${shapeOf(form, deeper)}</span></span>`,
  )}`;
}

/** A line of its own, further in: in the text and for the eye. */
const lineOf = (indent: string, content: Markup): Markup =>
  markup`\n<span class="line">${indent}${content}</span>`;

function objectOf(schema: JsonSchema, indent: string): Markup {
  const { properties = {}, required = [], additionalProperties: more, propertyNames } = schema;
  const members = Object.entries(properties);
  const isOpen = typeof more === "object" || more === true;
  if (members.length === 0 && isOpen && more !== true && Object.keys(more).length > 0) {
    const key = propertyNames === undefined ? markup`name` : shapeOf(propertyNames, indent);
    return markup`{ [${key}]: ${shapeOf(more, indent)} }`;
  }
  if (members.length === 0) return isOpen ? markup`{ … }` : markup`{}`;
  const deeper = `${indent}  `;
  const written = members.map(([name, member]) => {
    const mark = required.includes(name) ? "" : "?";
    const value = markup`${shapeOf(member, deeper)}${usually(member)}`;
    return { line: markup`<b>${name}</b>${mark}: ${value}`, note: noteOn(member) };
  });
  const rest = isOpen ? [{ line: markup`…`, note: undefined }] : [];
  const all = [...written, ...rest];
  const inLine = markup`{ ${joined(
    all.map(({ line }) => line),
    ", ",
  )} }`;
  if (all.every(({ note }) => note === undefined) && isShort(inLine, indent)) return inLine;
  const lines = all.map(({ line, note }) =>
    lineOf(deeper, note === undefined ? line : markup`${line} <i>// ${note}</i>`),
  );
  return markup`{${lines}\n${indent}}`;
}

function listOf({ items, prefixItems, minItems, maxItems }: JsonSchema, indent: string): Markup {
  if (prefixItems !== undefined) {
    return markup`[${joined(
      prefixItems.map((each) => shapeOf(each, indent)),
      ", ",
    )}]`;
  }
  const member = typeof items === "object" ? shapeOf(items, indent) : markup`anything`;
  const isUnion = typeof items === "object" && (items.enum ?? items.oneOf ?? items.anyOf);
  const list = isUnion === undefined || isUnion === false ? member : markup`(${member})`;
  return markup`${list}[]${between(minItems, maxItems, "")}`;
}

const isShort = (text: Markup, indent: string): boolean =>
  !text.html.includes("\n") && plainText(text).length + indent.length <= WIDTH;

const literal = (value: unknown): Markup => markup`<var>${JSON.stringify(value)}</var>`;

/** Descriptions of members; those of named schemas stand with them. */
const noteOn = ({ description, items }: JsonSchema): string | undefined =>
  description ??
  (typeof items === "object" && items.$ref === undefined ? items.description : undefined);

const usually = ({ default: usual }: JsonSchema): Markup =>
  usual === undefined ? markup`` : markup` = ${literal(usual)}`;

function between(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined) return (least ?? 0) > 0 ? ` (${least} or more${unit})` : "";
  return ` (${least ?? 0} to ${most.toLocaleString("en")}${unit})`;
}
