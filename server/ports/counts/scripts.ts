/** Redis runs a script as a whole: what is counted between the look and the count cannot come from another process. */

/** KEYS: who asks. ARGV: the window in milliseconds, then the most requests of each key. Returns the milliseconds to wait. */
export const requestScript = `
local wait = 0
for at, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[at + 1]) then
    wait = math.max(wait, redis.call('PTTL', key), 1)
  end
end
if wait > 0 then return wait end
for _, key in ipairs(KEYS) do
  if redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, ARGV[1]) end
end
return 0`

/** KEYS: client, and if there is one, address and pair. ARGV: now, and the numbers of \`tallyTimes\`. Returns the milliseconds to wait. */
export const tryScript = `
local now, free, first, longest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local function count(key) return tonumber(redis.call('HGET', key, 'count') or '0') end
local function wait(key)
  local tries = count(key)
  if tries < free then return 0 end
  local pause = math.min(first * 2 ^ math.min(tries - free, 30), longest)
  return math.max(0, tonumber(redis.call('HGET', key, 'at')) + pause - now)
end
local longestWait = wait(KEYS[1])
if KEYS[3] and count(KEYS[3]) > 0 then longestWait = math.max(longestWait, wait(KEYS[2])) end
if longestWait > 0 then return math.ceil(longestWait) end
for _, key in ipairs(KEYS) do
  redis.call('HINCRBY', key, 'count', 1)
  redis.call('HSET', key, 'at', ARGV[1])
  redis.call('PEXPIRE', key, ARGV[5])
end
return 0`

/** KEYS: client, and if there is one, address and pair. A success takes back its own try, and clears the pair. */
export const succeedScript = `
for at = 1, math.min(#KEYS, 2) do
  if redis.call('EXISTS', KEYS[at]) == 1 then redis.call('HINCRBY', KEYS[at], 'count', -1) end
end
if KEYS[3] then redis.call('DEL', KEYS[3]) end
return 0`

/** KEYS: what is counted. Returns how often it was. */
export const countedScript = `return tonumber(redis.call('GET', KEYS[1]) or '0')`

/** KEYS: what is counted. ARGV: how often it may be, and for how many milliseconds it is remembered. Returns 1 if it was counted now. */
export const countScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then return 0 end
redis.call('INCR', KEYS[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`

export const clearScript = `return redis.call('DEL', KEYS[1])`

/**
 * KEYS: whose pace. ARGV: the number of turns, the milliseconds between two, and those of lost time that are made up for. Returns the
 * milliseconds until the first turn. By the clock of Redis: those of two machines differ.
 */
export const reserveScript = `
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + tonumber(time[2]) / 1000
local first = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now - tonumber(ARGV[3]))
local after = first + tonumber(ARGV[1]) * tonumber(ARGV[2])
redis.call('SET', KEYS[1], string.format('%.3f', after), 'PX', math.ceil(math.max(after - now, 0)) + 1000)
return math.ceil(math.max(first - now, 0))`
