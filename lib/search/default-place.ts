import { madrid } from '@/contract/geography'

/** Where a search looks from that says nothing else, SPEC.md §9. */
export const defaultPlace = { name: 'Madrid', position: madrid }
