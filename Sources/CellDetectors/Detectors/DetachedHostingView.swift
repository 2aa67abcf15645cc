import CellTrace

/// The view of a hosting controller is shown, and the controller is in no hierarchy.
package enum DetachedHostingView: Detector {
  package static let id = "detached-hosting-view"
  package static let summary = "Fires when a hosting controller's view is shown without its controller in the hierarchy."
  package static let severity = Severity.error

  package static let page = DetectorPage(
    meaning: """
      The view of a UIHostingController is on screen, and the controller has no parent, is not presented and is not the window's \
      root. Its content gets no appearance callbacks, wrong traits and environment, and can't present or navigate. Outside of \
      cells, as in the header of a table, content that only shows what it is given lacks none of this: there it is a warning.
      """,
    example: """
      let host = UIHostingController(rootView: Row(item: item))
      contentView.addSubview(host.view)                    // no addChild
      """,
    fix: "use UIHostingConfiguration in cells, or call addChild(_:) before the view is added and didMove(toParent:) after it.",
    silentFor: [
      "controllers that are children, presented, or the root of the window",
      "views of hosting controllers that are not on screen",
      "UIHostingConfiguration, which needs no controller",
    ])

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    Misuse.findings(of: "HC-05", detector: id, severity: severity, in: runs.main).map { finding in
      guard finding.cell == nil, finding.item == .screen else { return finding }
      var finding = finding
      finding.severity = .warning
      finding.evidence.append(FindingText.detachedBesideCells)
      return finding
    }
  }
}
