import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each takes from half a minute to three: begun last, it would keep one processor busy and the other waiting. */
const long =
  /\/tests\/(api\/(db\/(kill|embedded|migrate)|payments\/(any-order|stripe)|http\/every-endpoint|process\/|own-menus\/publish-kill|daily-mail\/.*-kill|whatsapp\/(chat-kill|shuffled)|seed\/|files\/upload)|unit\/(stock-templates\/real-menus|images\/dress|chatbot\/never-unasked|scripts\/asked))/

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return [
      ...sorted.filter(({ moduleId }) => long.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !long.test(moduleId)),
    ]
  }
}
