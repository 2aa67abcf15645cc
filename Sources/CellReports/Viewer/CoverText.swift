import CellTrace

/// What is in front of the list after a step: an alert, an action sheet or a menu.
enum CoverText {
  static func after(_ events: [TraceEvent], from before: ViewerData.Cover?) -> ViewerData.Cover? {
    var cover = before
    for event in events {
      if case .alertShown(_, let alert) = event.kind {
        cover = ViewerData.Cover(
          title: alert.title, message: alert.message, buttons: alert.fields.map { "▭ \($0)" } + alert.buttons)
      }
      if case .menuOpened(_, let titles, _) = event.kind { cover = ViewerData.Cover(title: "Menu", message: "", buttons: titles) }
      if case .alertClosed = event.kind { cover = nil }
      if case .menuClosed = event.kind { cover = nil }
    }
    return cover
  }
}
