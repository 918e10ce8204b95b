import { joinMarkup, markup, plainText, type Markup } from "./markup.ts";
import { refName, type JsonSchema } from "./openapi-schemas.ts";

/** As many characters stand in a line. */
const MAX_LINE_WIDTH = 72;

/** A schema as a programmer would note it down; names lead to where they are explained. */
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

/** That there are no control characters goes without saying. */
const DEFAULT_PATTERN = String.raw`^[^\u0000-\u001f\u007f-\u009f]*$`;

function renderString({ minLength, maxLength, pattern = DEFAULT_PATTERN }: JsonSchema): Markup {
  const form = pattern === DEFAULT_PATTERN ? "" : ` /${pattern}/`;
  return markup`text${renderRange(minLength, maxLength, " characters")}${form}`;
}

function renderUnion(forms: readonly JsonSchema[], indent: string): Markup {
  const flat = forms.flatMap((form) => form.oneOf ?? [form]);
  const inLine = joinMarkup(
    flat.map((form) => renderSchema(form, indent)),
    " | ",
  );
  if (fitsOnLine(inLine, indent)) return inLine;
  const deeper = `${indent}  `;
  return markup`${flat.map(
    (form) =>
      markup`\n${indent}<span class="form">| <span>${renderSchema(form, deeper)}</span></span>`,
  )}`;
}

/** A line of its own, further in: in the text and for the eye. */
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
  const written = members.map(([name, member]) => {
    const mark = required.includes(name) ? "" : "?";
    const value = markup`${renderSchema(member, deeper)}${renderDefault(member)}`;
    return { line: markup`<b>${name}</b>${mark}: ${value}`, note: descriptionOf(member) };
  });
  const rest = isOpen ? [{ line: markup`…`, note: undefined }] : [];
  const all = [...written, ...rest];
  const inLine = markup`{ ${joinMarkup(
    all.map(({ line }) => line),
    ", ",
  )} }`;
  if (all.every(({ note }) => note === undefined) && fitsOnLine(inLine, indent)) return inLine;
  const lines = all.map(({ line, note }) =>
    renderLine(deeper, note === undefined ? line : markup`${line} <i>// ${note}</i>`),
  );
  return markup`{${lines}\n${indent}}`;
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

/** Descriptions of members; those of named schemas stand with them. */
const descriptionOf = ({ description, items }: JsonSchema): string | undefined =>
  description ??
  (typeof items === "object" && items.$ref === undefined ? items.description : undefined);

const renderDefault = ({ default: usual }: JsonSchema): Markup =>
  usual === undefined ? markup`` : markup` = ${renderLiteral(usual)}`;

function renderRange(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined) return (least ?? 0) > 0 ? ` (${least} or more${unit})` : "";
  return ` (${least ?? 0} to ${most.toLocaleString("en")}${unit})`;
}
