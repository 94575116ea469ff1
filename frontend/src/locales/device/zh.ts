import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. */
export default {
  'device.title': '把 {appName} 作为应用',
  'device.add': '在这台设备上',
  'device.add_text': '作为独立应用，打开更快。它还是同一个 {appName}，不会在设备上放任何别的东西。',
  'device.rename': '如果别人也用这台设备，请先更改名称和图标：<a>换个名称</a>',
  'device.before': '添加之前',
  'device.before_text': '屏幕上的图标会显示你在使用 {appName}。只要你处于登录状态，能解锁设备的人就能打开它。',
  'device.before_other_name': '只要你处于登录状态，能解锁设备的人就能打开它，并看到它是 {appName}。',
  'device.install': '添加到这台设备',
  'device.by_hand': '在你的 {device} 上使用 {appName}',
  'device.by_hand_text': 'Apple 要求在 Safari 中手动添加，很快就好。',
  'device.step_share': '点按屏幕边缘的<b>共享</b>。',
  'device.step_add': '选择<b>添加到主屏幕</b>。',
  'device.step_name': '如果愿意，可以更改名称。它显示在图标下方。',
  'device.step_open': '从主屏幕打开一次，并登录。',
  'device.here': '你已经在应用中：无需添加。',
  'device.added': '{name} 已添加到这台设备。你可以在应用列表中找到它。',
  'device.none': '你的浏览器无法把 {appName} 添加为应用。在这里一切功能都一样。',
  'device.none_more': '它也可能已经在这台设备上：你可以在应用列表中找到它。',
  'device.reload': '重新加载',
  'device.reload_text': '浏览器需要重新加载此页面，然后才能添加应用。',
  'device.failed': '应用未能添加',
  'device.failed_text': '没有任何改变。你可以再试一次。',
  'device.name': '换个名称',
  'device.name_text': '适合别人也会拿起的设备。请在添加 {appName} 之前选择。',
  'device.name_legend': '在这台设备上的名称和图标',
  'device.look_beside': '本来的名称',
  'device.look_notes': '记事本',
  'device.name_limits':
    '它隐藏的是名称，而不是应用：打开它的人，或查看浏览器的应用和网站列表的人，都会发现 {appName}。如果你觉得手机受到监视，请使用别的设备。<a>在哪里找到帮助</a>',
  'device.name_remove': '请先从这台设备移除应用，再以新名称添加。',
  'device.name_failed': '名称未能更改',
  'device.name_failed_text': '此浏览器不保存任何内容。',
} satisfies Translation<typeof en>;
