/** Redis runs a script as a whole: what is counted between the look and the count cannot come from another process. */

/** KEYS: who asks. ARGV: the window in milliseconds, the amount, then the most of each key. Returns the milliseconds to wait. */
export const requestScript = `
local wait = 0
for at, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') + tonumber(ARGV[2]) > tonumber(ARGV[at + 2]) then
    wait = math.max(wait, redis.call('PTTL', key), 1)
  end
end
if wait > 0 then return wait end
for _, key in ipairs(KEYS) do
  if redis.call('INCRBY', key, ARGV[2]) == tonumber(ARGV[2]) then redis.call('PEXPIRE', key, ARGV[1]) end
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
