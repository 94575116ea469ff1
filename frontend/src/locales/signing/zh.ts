import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  'signing.title': '登录',
  'signing.where': '你在哪里登录',
  'signing.where_text': '这里不显示地点和地址：打开此页的人不应知道你在哪里。',
  'signing.a_browser': '浏览器',
  'signing.on_android': 'Android 上的 {browser}',
  'signing.on_chromeos': 'ChromeOS 上的 {browser}',
  'signing.on_ipad': 'iPad 上的 {browser}',
  'signing.on_iphone': 'iPhone 上的 {browser}',
  'signing.on_linux': 'Linux 上的 {browser}',
  'signing.on_mac': 'Mac 上的 {browser}',
  'signing.on_windows': 'Windows 上的 {browser}',
  'signing.this': '此设备',
  'signing.since': '自 {date} 起',
  'signing.since_used': '自 {date} 起，上次使用：{when}',
  'signing.used': '上次使用：{when}',
  'signing.out': '退出登录',
  'signing.out_of': '退出登录：{browser}',
  'signing.is_out': '已退出：{browser}',
  'signing.out_all': '在其他所有地方退出登录',
  'signing.all_out': '你现在没有在其他地方登录。',
  'signing.only': '你没有在其他地方登录。',
  'signing.more': '仅显示最近的 {max} 个。',
  'signing.warning':
    '使用那台设备的人会发现需要重新登录。如果这可能有危险，请<a>先和别人商量好</a>。要阻止对方再次登录，请同时更改密码。',
  'signing.load_failed': '列表无法加载，什么都没有改变。',
  'signing.out_failed': '未能在那里退出登录',
  'signing.is_it_you': '是你本人吗？',
  'signing.proof_text': '请输入密码以继续。',
  'signing.confirm': '确认',
  'signing.not_now': '暂不',
  'signing.proof_failed': '未能确认',
} satisfies Translation<typeof en>;
