import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  'history.title': '你的历史记录',
  'history.home': '返回首页',
  'history.advice': '个人建议',
  'history.couples': '双人对话',

  // Filters and search
  'history.show': '显示',
  'history.all': '全部',
  'history.bookmarked': '已收藏',
  'history.search': '搜索建议和聊天',
  'history.search_short': '请至少输入 {min} 个字。',
  'history.search_clear': '清除搜索',
  'history.found_other': '找到 {count} 条记录',
  'history.found_more': '找到超过 {count} 条记录',

  // A session
  'history.style_practical': '务实',
  'history.style_empathetic': '共情',
  'history.style_analytical': '理性',
  'history.style_motivational': '鼓励',
  'history.help': '艰难时刻的帮助',
  'history.found_in_chat': '在聊天中找到',
  'history.view': '查看建议',
  'history.view_named': '查看建议：{title}',
  'history.bookmark': '收藏：{title}',
  'history.chat': '聊天：{title}',
  'history.delete': '删除：{title}',
  'history.opening': '正在打开…',
  'history.delete_failed': '未能删除这条记录',
  'history.bookmark_failed': '收藏没有更改',
  'history.bookmark_failed_text': '请再试一次。',

  // The list
  'history.more': '加载更多',
  'history.more_failed': '未能加载更多。内容都还在。',
  'history.added_other': '又加载了 {count} 条记录',
  'history.load_failed': '历史记录加载失败',
  'history.load_failed_text': '请刷新页面再试',
  'history.none': '还没有建议记录',
  'history.none_text': '你问过的内容会保存在这里，只有你能看到，随时可以回来再读。',
  'history.ask': '获取建议',
  'history.none_bookmarked': '还没有收藏',
  'history.none_bookmarked_text': '点一下建议上的收藏图标，就能在任何设备上从这里找到它。',
  'history.none_category': '这里还没有内容：{category}',
  'history.none_category_text': '给你的其他建议都还在。',
  'history.show_all': '显示全部',
  'history.none_found': '没有找到“{q}”',
  'history.none_found_text': '试试短一点的词，或者换一个词。搜索范围包括给你的建议和相关聊天。',
  'history.sign_in': '登录后查看你的历史记录',
  'history.sign_in_text': '有了账号，给你的建议和双人对话都会保存在这里，任何设备都能看到。',

  // Couples sessions
  'history.couples_badge': '双人对话',
  'history.couples_open': '打开对话',
  'history.couples_read': '重读',
  'history.couples_start': '开始双人对话',
  'history.couples_none_text': '创建一个双人对话，把链接发给你的伴侣。你们写下的内容都会保存在这里。',
  'history.stay_from': '从 {date} 起会自动删除旧建议，这是你账号中的设置。',
  'history.stay_see': '查看或更改',
} satisfies Translation<typeof en>;
