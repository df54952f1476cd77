import { bars } from './bars'
import { blindFour } from './blind-four'
import { blindOne } from './blind-one'
import { blindThree } from './blind-three'
import { blindTwo } from './blind-two'
import { chatter } from './chatter'
import { dictatedAndChatty } from './dictated-and-chatty'
import { hard } from './hard'
import { headings } from './headings'
import { languages } from './languages'
import { listsAndHurry } from './lists-and-hurry'
import { owners } from './owners'
import { plain } from './plain'
import { prices } from './prices'
import { supplements } from './supplements'
import { typos } from './typos'
import { weeks } from './weeks'
import { whatsapp } from './whatsapp'

export const groups = {
  plain,
  headings,
  whatsapp,
  prices,
  supplements,
  weeks,
  chatter,
  languages,
  typos,
  hard,
  bars,
  owners,
  blindOne,
  blindTwo,
  blindThree,
  blindFour,
  dictatedAndChatty,
  listsAndHurry,
}
