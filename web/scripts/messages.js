// Writes the TypeScript types of the engine's and the server's JSON from their schemas.
//   node scripts/messages.js           writes the files
//   node scripts/messages.js --check   fails if a file is not what would be written
//
// A definition becomes a type of its own, and so does every schema inside of it that has a `title`; the title is its
// name. `tsType` names a type that is narrower than what the schema accepts. The keywords that only narrow values down
// further (`pattern`, `if` and the like) have no place in a type; a keyword that is not listed here is refused.
import { readFileSync, writeFileSync } from "node:fs";

const files = [
  { source: "docs/server.schema.json", target: "web/src/net/messages.ts" },
  { source: "docs/engine.schema.json", target: "web/src/engine/types.ts" },
];

const basic = { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" };

const meaning = ["$ref", "const", "enum", "type", "oneOf", "anyOf", "items", "properties", "required", "additionalProperties"];
const naming = ["title", "description", "tsType"];
const narrowing = [
  ...["minimum", "maximum", "minItems", "maxItems", "minLength", "maxLength", "pattern", "propertyNames"],
  ...["if", "then", "else", "allOf", "dependentSchemas"],
];
const known = new Set([...meaning, ...naming, ...narrowing]);

/** `dice_fell` as a type: `DiceFell`. */
const typeName = (name) => name.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase());

const comment = (schema, indent) => (schema.description ? `${indent}/** ${schema.description} */\n` : "");

const union = (types) => [...new Set(types)].join(" | ");

/** The types of one schema, in the order in which they are first named. */
class Types {
  #definitions;
  #written = new Map();

  constructor(definitions) {
    this.#definitions = definitions;
    for (const [name, definition] of Object.entries(definitions)) this.#declare(this.#nameOf(name), definition);
  }

  text() {
    return [...this.#written.values()].join("\n");
  }

  #nameOf(definition) {
    const schema = this.#definitions[definition];
    if (!schema) throw new Error(`there is no definition ${definition}`);
    return schema.title ?? typeName(definition);
  }

  #declare(name, schema) {
    if (this.#written.has(name)) throw new Error(`two types are called ${name}`);
    this.#written.set(name, "");
    this.#written.set(name, `${comment(schema, "")}export type ${name} = ${this.#bare(schema, "")};\n`);
  }

  /** The type of a schema inside another one. */
  #typeOf(schema, indent) {
    if (!schema.title) return this.#bare(schema, indent);
    this.#declare(schema.title, schema);
    return schema.title;
  }

  /** The same, written out even if it has a name. */
  #bare(schema, indent) {
    const unknown = Object.keys(schema).find((keyword) => !known.has(keyword));
    if (unknown) throw new Error(`no TypeScript for ${unknown} in ${JSON.stringify(schema)}`);
    if (schema.tsType) return schema.tsType;
    if (schema.$ref) return this.#nameOf(schema.$ref.replace("#/$defs/", ""));
    if ("const" in schema) return JSON.stringify(schema.const);
    if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
    if (schema.type === "object") return this.#object(schema, indent);
    const alternatives = schema.oneOf ?? schema.anyOf;
    if (alternatives) return union(alternatives.map((one) => this.#typeOf(one, indent)));
    if (schema.type === "array") return this.#array(schema.items, indent);
    const types = [schema.type].flat().map((type) => basic[type]);
    if (types.includes(undefined)) throw new Error(`no TypeScript for ${JSON.stringify(schema)}`);
    return union(types);
  }

  #array(items, indent) {
    const type = this.#typeOf(items, indent);
    const several = !items.title && !items.$ref && (items.enum ?? items.oneOf ?? items.anyOf ?? [items.type].flat()).length > 1;
    return several ? `(${type})[]` : `${type}[]`;
  }

  #object(schema, indent) {
    const fields = Object.entries(schema.properties ?? {});
    const others = schema.additionalProperties;
    if (fields.length === 0 && typeof others === "object") return `Record<string, ${this.#typeOf(others, indent)}>`;
    if (fields.length === 0) return others === false ? "Record<string, never>" : "object";
    const deeper = `${indent}  `;
    const lines = fields.map(([name, field]) => {
      const optional = schema.required?.includes(name) ? "" : "?";
      return `${comment(field, deeper)}${deeper}${name}${optional}: ${this.#typeOf(field, deeper)};\n`;
    });
    return `{\n${lines.join("")}${indent}}`;
  }
}

const at = (path) => new URL(`../../${path}`, import.meta.url);

for (const { source, target } of files) {
  const { $defs } = JSON.parse(readFileSync(at(source), "utf8"));
  const text = `// Made from ${source} by scripts/messages.js; change that, not this.\n\n${new Types($defs).text()}`;
  if (!process.argv.includes("--check")) {
    writeFileSync(at(target), text);
  } else if (readFileSync(at(target), "utf8") !== text) {
    console.error(`${target} is not up to date: run npm run messages`);
    process.exitCode = 1;
  }
}
