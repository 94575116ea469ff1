import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  'help.title': '你不必独自承受这一切',
  'help.self_harm':
    '你写下的内容听起来非常沉重。如果你可能会伤害自己，请现在就找人谈谈。下面这些人会在所列时间倾听你，你不必说出姓名。',
  'help.violence': '你写下的情况听起来有人会有危险。如果它正在发生，请尽可能离开并求助。下面这些人知道该怎么做。',
  'help.abuse': '任何人都无权伤害、威胁或控制你，这不是你的错。下面这些人相信你，会帮你想好下一步，并为你保密。',
  'help.child': '也许有孩子正处在危险中。不需要完全确定，也可以求助。下面这些人愿意倾听孩子，也愿意倾听成年人。',
  'help.emergency': '如有紧急危险，请拨打',
  'help.emergency_local': '如有紧急危险，请拨打当地急救电话。',
  'help.lines': '愿意倾听的人',
  'help.call': '拨打 {number}',
  'help.text': '发信息：{number}',
  'help.website': '网站',
  'help.always': '全天 24 小时',
  'help.for_young': '面向儿童和青少年',
  'help.for_women': '面向女性',
  'help.for_parents': '面向父母',
  'help.for_harming': '面向担心自己会伤害他人的人',
  'help.no_lines': '这里还没有这个国家或地区经过核实的号码。下面的目录里还有很多。',
  'help.country': '国家或地区',
  'help.elsewhere': '其他国家或地区',
  'help.find': '其他所有国家和地区：<a>findahelpline.com</a>',
  'help.checked': '号码核实于 {date}',
  'help.ground': '在联系上别人之前：把双脚踩在地上，慢慢呼气，说出你能看到的五样东西。',
  'help.not_counted': '这一次不计入你的使用次数。',

  // Leaving in a hurry
  'exit.leave': '快速离开',
  'exit.hint': '“快速离开”会立即跳到一个天气页面。正在写的内容不会保留。',
  'exit.keys': '用键盘：连按三次 Shift 键。',
  'exit.where': '需要马上离开时，点顶部的“快速离开”，会立即打开一个天气页面。',
} satisfies Translation<typeof en>;
