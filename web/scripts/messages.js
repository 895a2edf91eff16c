// Writes web/src/net/messages.ts, the TypeScript types of docs/server.schema.json.
//   node scripts/messages.js           writes the file
//   node scripts/messages.js --check   fails if the file is not what would be written
// It knows the part of JSON Schema that our schema uses, and refuses the rest.
import { readFileSync, writeFileSync } from "node:fs";

const source = new URL("../../docs/server.schema.json", import.meta.url);
const target = new URL("../src/net/messages.ts", import.meta.url);

const basic = { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" };

/** `dice_fell` as a type: `DiceFell`. */
const typeName = (name) => name.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase());

const comment = (schema, indent) => (schema.description ? `${indent}/** ${schema.description} */\n` : "");

function union(types) {
  return [...new Set(types)].join(" | ");
}

function objectType(schema, indent) {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return schema.additionalProperties === false ? "Record<string, never>" : "object";
  const deeper = `${indent}  `;
  const lines = fields.map(([name, field]) => {
    const optional = schema.required?.includes(name) ? "" : "?";
    return `${comment(field, deeper)}${deeper}${name}${optional}: ${typeOf(field, deeper)};\n`;
  });
  return `{\n${lines.join("")}${indent}}`;
}

function typeOf(schema, indent) {
  if (schema.$ref) return typeName(schema.$ref.replace("#/$defs/", ""));
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.type === "object") return objectType(schema, indent);
  if (schema.oneOf) return union(schema.oneOf.map((one) => typeOf(one, indent)));
  if (schema.type === "array") return `${typeOf(schema.items, indent)}[]`;
  const types = [schema.type].flat().map((type) => basic[type]);
  if (types.includes(undefined)) throw new Error(`no TypeScript for ${JSON.stringify(schema)}`);
  return union(types);
}

const schema = JSON.parse(readFileSync(source, "utf8"));
const text = [
  "// Made from docs/server.schema.json by scripts/messages.js; change that, not this.\n",
  ...Object.entries(schema.$defs).map(
    ([name, definition]) => `${comment(definition, "")}export type ${typeName(name)} = ${typeOf(definition, "")};\n`,
  ),
].join("\n");

if (!process.argv.includes("--check")) {
  writeFileSync(target, text);
} else if (readFileSync(target, "utf8") !== text) {
  console.error("src/net/messages.ts is not up to date: run node scripts/messages.js");
  process.exit(1);
}
