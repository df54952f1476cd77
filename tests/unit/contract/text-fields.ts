import { z } from 'zod'
import type { EndpointData } from '@/contract/endpoint'

/** A field that takes text, with everything that is done to the text around it. */
export type TextField = { path: string; schema: z.ZodType }

const wrappers = [
  ...[z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault],
  ...[z.ZodCatch, z.ZodNonOptional, z.ZodReadonly],
] as const

/** All fields of a request that take text, by the way to them: `POST /api/menus body.categories.[].name`. */
export function textFieldsOf(endpoint: EndpointData): TextField[] {
  const { method, path, ...schemas } = endpoint
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = schemas[part]
    return schema ? fieldsAt(`${method} ${path} ${part}`, schema) : []
  })
}

function fieldsAt(path: string, schema: z.ZodType): TextField[] {
  const leaves = leavesOf(schema)
  const inside = leaves.flatMap((leaf) => fieldsInside(path, leaf))
  return leaves.some(isText) ? [{ path, schema }, ...inside] : inside
}

const isText = (leaf: z.core.$ZodType) => leaf instanceof z.ZodString || leaf instanceof z.ZodStringFormat

function fieldsInside(path: string, leaf: z.core.$ZodType): TextField[] {
  if (leaf instanceof z.ZodObject)
    return Object.entries(leaf.shape).flatMap(([name, schema]) => within(`${path}.${name}`, schema))
  if (leaf instanceof z.ZodArray) return within(`${path}.[]`, leaf.element)
  if (leaf instanceof z.ZodTuple)
    return leaf.def.items.flatMap((schema, at) => within(`${path}.${at}`, schema))
  if (leaf instanceof z.ZodRecord)
    return [...within(`${path}.{name}`, leaf.keyType), ...within(`${path}.{}`, leaf.valueType)]
  return []
}

const within = (path: string, schema: unknown) => (schema instanceof z.ZodType ? fieldsAt(path, schema) : [])

const closed = [
  ...[z.ZodEnum, z.ZodLiteral, z.ZodNumber, z.ZodBoolean, z.ZodNull, z.ZodUndefined, z.ZodNever],
  ...[z.ZodUnknown, z.ZodDate],
] as const

/** What a caller's value meets first, behind all that is wrapped around it: of a union each part, of a pipe its beginning. */
function leavesOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.def.options.flatMap(leavesOf)
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right].flatMap(leavesOf)
  if (schema instanceof z.ZodPipe)
    return leavesOf(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in)
  if (schema instanceof z.ZodLazy) return leavesOf(schema.def.getter())
  for (const wrapper of wrappers) if (schema instanceof wrapper) return leavesOf(schema.def.innerType)
  const isKnown =
    isText(schema) ||
    [z.ZodObject, z.ZodArray, z.ZodTuple, z.ZodRecord, ...closed].some((kind) => schema instanceof kind)
  if (!isKnown) throw new Error(`text-fields.ts does not know ${schema._zod.def.type}`)
  return [schema]
}
