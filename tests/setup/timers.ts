import { vi } from 'vitest'

// Vitest makes its fake timers when a worker first asks for them, out of what then is in the place of the real ones, and keeps them for all
// its files. Asked for now, they are made of the real ones, also where a file later puts something in the place of `setImmediate`.
vi.isFakeTimers()
