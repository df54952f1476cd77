let visitors = 0

/** Somebody nobody has heard of: each request comes from an address of its own, so that no budget ends an attack. */
export function newVisitor() {
  visitors += 1
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` }
}
