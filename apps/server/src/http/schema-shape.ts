import { joinMarkup, markup, plainText, type Markup } from "./markup.ts";
import { refName, type JsonSchema } from "./openapi-schemas.ts";

const MAX_LINE_WIDTH = 72;

/** Renders a schema in the style of a TypeScript type; names are links. */
export function renderSchema(schema: JsonSchema, indent = ""): Markup {
  const name = refName(schema);
  if (name !== undefined) return markup`<a href="#schema-${name}">${name}</a>`;
  if (schema.const !== undefined) return renderLiteral(schema.const);
  if (schema.enum !== undefined) return joinMarkup(schema.enum.map(renderLiteral), " | ");
  const { oneOf = schema.anyOf, allOf } = schema;
  if (oneOf !== undefined) return renderUnion(oneOf, indent);
  if (allOf !== undefined)
    return joinMarkup(
      allOf.map((each) => renderSchema(each, indent)),
      " & ",
    );
  switch (schema.type) {
    case "object":
      return renderObject(schema, indent);
    case "array":
      return renderArray(schema, indent);
    case "string":
      return renderString(schema);
    case "integer":
      return markup`integer${renderRange(schema.minimum, schema.maximum, "")}`;
    case undefined:
    default:
      return markup`${schema.type ?? "anything"}`;
  }
}

/** Not shown: it only excludes control characters. */
const DEFAULT_PATTERN = String.raw`^[^\u0000-\u001f\u007f-\u009f]*$`;

function renderString({ minLength, maxLength, pattern = DEFAULT_PATTERN }: JsonSchema): Markup {
  const format = pattern === DEFAULT_PATTERN ? "" : ` /${pattern}/`;
  return markup`text${renderRange(minLength, maxLength, " characters")}${format}`;
}

function renderUnion(variants: readonly JsonSchema[], indent: string): Markup {
  const flat = variants.flatMap((variant) => variant.oneOf ?? [variant]);
  const inLine = joinMarkup(
    flat.map((variant) => renderSchema(variant, indent)),
    " | ",
  );
  if (fitsOnLine(inLine, indent)) return inLine;
  const deeper = `${indent}  `;
  return markup`${flat.map(
    (variant) =>
      markup`\n${indent}<span class="form">| <span>${renderSchema(variant, deeper)}</span></span>`,
  )}`;
}

/** An indented line; the style sheet indents its continuation too. */
const renderLine = (indent: string, content: Markup): Markup =>
  markup`\n<span class="line">${indent}${content}</span>`;

function renderObject(schema: JsonSchema, indent: string): Markup {
  const { properties = {}, required = [], additionalProperties: more, propertyNames } = schema;
  const members = Object.entries(properties);
  const isOpen = typeof more === "object" || more === true;
  if (members.length === 0 && isOpen && more !== true && Object.keys(more).length > 0) {
    const key = propertyNames === undefined ? markup`name` : renderSchema(propertyNames, indent);
    return markup`{ [${key}]: ${renderSchema(more, indent)} }`;
  }
  if (members.length === 0) return isOpen ? markup`{ … }` : markup`{}`;
  const deeper = `${indent}  `;
  const lines = members.map(([name, member]) => {
    const mark = required.includes(name) ? "" : "?";
    const value = markup`${renderSchema(member, deeper)}${renderDefault(member)}`;
    return { line: markup`<b>${name}</b>${mark}: ${value}`, note: descriptionOf(member) };
  });
  const rest = isOpen ? [{ line: markup`…`, note: undefined }] : [];
  const all = [...lines, ...rest];
  const inLine = markup`{ ${joinMarkup(
    all.map(({ line }) => line),
    ", ",
  )} }`;
  if (all.every(({ note }) => note === undefined) && fitsOnLine(inLine, indent)) return inLine;
  const rendered = all.map(({ line, note }) =>
    renderLine(deeper, note === undefined ? line : markup`${line} <i>// ${note}</i>`),
  );
  return markup`{${rendered}\n${indent}}`;
}

function renderArray(
  { items, prefixItems, minItems, maxItems }: JsonSchema,
  indent: string,
): Markup {
  if (prefixItems !== undefined) {
    return markup`[${joinMarkup(
      prefixItems.map((each) => renderSchema(each, indent)),
      ", ",
    )}]`;
  }
  const member = typeof items === "object" ? renderSchema(items, indent) : markup`anything`;
  const isUnion = typeof items === "object" && (items.enum ?? items.oneOf ?? items.anyOf);
  const list = isUnion === undefined || isUnion === false ? member : markup`(${member})`;
  return markup`${list}[]${renderRange(minItems, maxItems, "")}`;
}

const fitsOnLine = (text: Markup, indent: string): boolean =>
  !text.html.includes("\n") && plainText(text).length + indent.length <= MAX_LINE_WIDTH;

const renderLiteral = (value: unknown): Markup => markup`<var>${JSON.stringify(value)}</var>`;

/** The description of a property; named schemas have their own section. */
const descriptionOf = ({ description, items }: JsonSchema): string | undefined =>
  description ??
  (typeof items === "object" && items.$ref === undefined ? items.description : undefined);

const renderDefault = ({ default: value }: JsonSchema): Markup =>
  value === undefined ? markup`` : markup` = ${renderLiteral(value)}`;

function renderRange(min: number | undefined, max: number | undefined, unit: string): string {
  if (max === undefined) return (min ?? 0) > 0 ? ` (${min} or more${unit})` : "";
  return ` (${min ?? 0} to ${max.toLocaleString("en")}${unit})`;
}
