"""A window with only a WebKitGTK view, which WebDriver starts instead of MiniBrowser, WebKitGTK's example browser.

MiniBrowser's window cannot be narrower than 447 px, and the tests need the width of a phone.
"""

import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

proxy_address, scripting, width, height, profile = sys.argv[1:]

on_disk = {'base_data_directory': profile, 'base_cache_directory': profile}
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        **(on_disk if profile else {'is_ephemeral': True})
    ),
    # Off, because WebDriver loses a page that the back-forward cache restores in another process.
    process_swap_on_cross_site_navigation_enabled=False,
)
context.set_automation_allowed(True)
if profile:
    context.set_favicon_database_directory(profile)
data = context.get_website_data_manager()
data.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
proxy = WebKit2.NetworkProxySettings.new(proxy_address, ['localhost', '127.0.0.1'])
data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, proxy)


def create_view(_session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_javascript(scripting == 'scripts')
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.set_default_size(int(width), int(height))
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
Gtk.main()
