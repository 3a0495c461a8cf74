"""A window with only a WebKitGTK view, for WebDriver, because MiniBrowser cannot be narrower than 447 px."""

import argparse

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument('--proxy', required=True)
parser.add_argument('--width', type=int, required=True)
parser.add_argument('--height', type=int, required=True)
parser.add_argument('--no-scripts', action='store_true')
options = parser.parse_args()

context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(is_ephemeral=True),
    # WebDriver loses pages that are restored from the cache in another process.
    process_swap_on_cross_site_navigation_enabled=False,
)
context.set_automation_allowed(True)
data = context.get_website_data_manager()
data.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
proxy = WebKit2.NetworkProxySettings.new(options.proxy, ['localhost', '127.0.0.1'])
data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, proxy)


def create_view(_session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_javascript(not options.no_scripts)
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.set_default_size(options.width, options.height)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('window')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
Gtk.main()
