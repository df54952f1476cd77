/**
 * zod tries to compile its schemas with `new Function`. The policy forbids that, and the browser reports every try. zod reads this one
 * setting before it is loaded, and then does not try.
 */
export function forbidCompiledSchemas() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
