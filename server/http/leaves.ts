import { z } from 'zod'

type Schema = z.core.$ZodType

const wrappers = [
  ...[z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault],
  ...[z.ZodCatch, z.ZodNonOptional, z.ZodReadonly],
] as const

const known = new WeakMap<Schema, Schema[]>()

/** The schemas that a sent value meets first: what stands in all wrappings, of a union each part, of a pipe its beginning. */
export function leavesOf(schema: Schema): Schema[] {
  const leaves = known.get(schema) ?? leavesIn(schema)
  known.set(schema, leaves)
  return leaves
}

function leavesIn(schema: Schema): Schema[] {
  if (schema instanceof z.ZodUnion) return schema.def.options.flatMap(leavesOf)
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right].flatMap(leavesOf)
  if (schema instanceof z.ZodPipe)
    return leavesOf(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in)
  if (schema instanceof z.ZodLazy) return leavesOf(schema.def.getter())
  for (const wrapper of wrappers) if (schema instanceof wrapper) return leavesOf(schema.def.innerType)
  return [schema]
}

/** The leaves of an item of a list or of a value with this name. None if the contract does not know it. */
export function leavesAt(leaves: Schema[], name: string): Schema[] {
  return leaves.flatMap((leaf) => {
    if (leaf instanceof z.ZodObject) {
      const field: Schema | undefined = Object.hasOwn(leaf.shape, name) ? leaf.shape[name] : undefined
      return field ? leavesOf(field) : []
    }
    if (leaf instanceof z.ZodArray) return leavesOf(leaf.element)
    if (leaf instanceof z.ZodRecord) return leavesOf(leaf.valueType)
    if (leaf instanceof z.ZodTuple) return leaf.def.items.flatMap(leavesOf)
    return leaf instanceof z.ZodUnknown || leaf instanceof z.ZodAny ? [leaf] : []
  })
}

/** A single value may stand for a list of one. */
export const itemsIn = (leaves: Schema[]): Schema[] =>
  leaves.flatMap((leaf) => (leaf instanceof z.ZodArray ? leavesOf(leaf.element) : [leaf]))
