import type { HelpWords } from './help.words.types.ts';

/** Chinese words about help and about leaving in a hurry: of the interface, and of the page that the server makes. */
export const HELP_WORDS_ZH = {
  'help.title': '你不必独自承受这一切',
  'help.self_harm':
    '你写下的内容听起来非常沉重。如果你可能会伤害自己，请现在就找人谈谈。下面的热线在所列时间都有人接听，你不必说出姓名。',
  'help.violence':
    '从你写下的情况来看，可能有人会有危险。如果事情正在发生，请先离开那里（如果可以），并马上求助。下面的热线可以陪你想想该怎么做。',
  'help.abuse':
    '任何人都无权伤害、威胁或控制你，这不是你的错。下面的热线会认真听你说，可以和你一起想好下一步，也会尽量为你保密。',
  'help.child': '也许有孩子正处在危险中。不需要完全确定，也可以求助。下面的热线愿意倾听孩子，也愿意倾听成年人。',
  'help.title_possible': '需要的话，有人可以陪你谈谈',
  'help.possible_self_harm': '你写下的有些话听起来很沉重。如果你正处在危险中，或者害怕自己会做出什么，这些热线愿意听你说。',
  'help.possible_violence': '你写下的有些情况听起来很紧张。如果你正处在危险中，或者害怕会发生什么，这些热线愿意听你说。',
  'help.possible_abuse': '从你写下的有些话来看，家里的日子不好过。如果你正处在危险中，或者害怕某个人，这些热线愿意听你说。',
  'help.possible_child': '你写下的有些情况，对孩子来说很不容易。如果有孩子正处在危险中，或者你不能确定，这些热线愿意听你说。',
  'help.hide': '隐藏这些号码',
  'help.emergency': '如有紧急危险，请拨打',
  'help.emergency_local': '如有紧急危险，请拨打当地紧急电话。',
  'help.lines': '可以倾诉的热线',
  'help.call': '拨打 {number}',
  'help.text': '发短信：{number}',
  'help.whatsapp': 'WhatsApp：{number}',
  'help.website': '网站',
  'help.always': '全天 24 小时',
  'help.for_young': '儿童和青少年热线',
  'help.for_women': '女性热线',
  'help.for_men': '男性热线',
  'help.for_lgbt': 'LGBT+ 热线',
  'help.for_parents': '家长热线',
  'help.for_adults': '担心孩子时的热线（成年人）',
  'help.for_harming': '担心自己会伤害他人时的热线',
  'help.no_lines': '这里还没有这个国家或地区经过核实的号码。下面的目录里还有很多。',
  'help.country': '国家或地区',
  'help.elsewhere': '其他国家或地区',
  'help.find': '其他所有国家和地区：<a>findahelpline.com</a>',
  'help.checked': '号码核实于 {date}',
  'help.ground': '在联系上别人之前：把双脚踩在地上，慢慢呼气，说出你能看到的五样东西。',
  'help.not_counted': '这一次不计入你的使用次数。',

  // The button beside the quick exit
  'help.short': '求助',

  // The page
  'help.page': '立即寻求帮助',
  'help.page_intro': '可以倾诉的热线，按情况列出。你不必说出姓名。',
  'help.need_self_harm': '不想活下去的念头（自杀念头）',
  'help.need_abuse': '受到伴侣的伤害或控制',
  'help.need_child': '孩子处在危险中',
  'help.need_violence': '遭受暴力，或担心发生暴力',
  'help.call_now': '如有紧急危险，请拨打 {number}',
  'help.eu': '欧盟所有国家的紧急电话都是 112。',
  'help.open_directory': '打开 findahelpline.com',
  'help.language': '语言',
  'help.show': '显示',
  'help.page_description': '按国家或地区列出可以倾诉的热线。',

  // Leaving in a hurry
  'exit.leave': '快速离开',
  'exit.hint': '“快速离开”会立即跳到一个天气页面。正在写的内容不会保存。',
  'exit.keys': '用键盘：连按三次 Shift 键。',
  'exit.where': '需要马上离开时，点顶部的“快速离开”，会立即打开一个天气页面。',
  'exit.hint_app': '“快速离开”会立即跳到一个空白便笺。正在写的内容不会保存。',
  'exit.where_app': '需要马上离开时，点顶部的“快速离开”，会立即打开一个空白便笺。',
  'exit.limits': '“快速离开”无法隐藏一切：屏幕上的应用图标、浏览器自己的应用和网站列表，以及监视这台设备的程序已经看到的内容。',
} satisfies HelpWords;
