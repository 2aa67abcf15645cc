import HeadlessCore

/// Methods without which a phone does not offer what led to the call: swiping to delete, edit controls, moving.
///
/// A delete control of edit mode is offered whether or not somebody answers; the run ends as inconclusive when nobody does.
@MainActor enum MissingTableMethod {
  static func commit(_ source: AnyObject) { report("tableView(_:commit:forRowAt:)", source) }
  static func move(_ source: AnyObject) { report("tableView(_:moveRowAt:to:)", source) }

  private static func report(_ method: String, _ source: AnyObject) {
    Probe.post(.unowned("\(method), which \(type(of: source)) does not implement: a phone would not offer the control"))
  }
}
