import CellDetectors
import CellTrace

/// What stands at the line that a finding leads to, in words.
package enum AnchorText {
  /// Nil if the steps say where the value was set.
  static func text(_ finding: Finding) -> String? {
    if finding.originPlace != nil { return nil }
    guard let anchor = finding.anchors?.first else { return lastResort }
    return "\(anchor.place), \(words(anchor.kind, finding))"
  }

  private static let lastResort = "not known: no line of the app's code could be told, so the scenario's stands for it"

  /// The line and what stands there, where the steps don't say it.
  package static func line(_ finding: Finding) -> String {
    if let place = finding.originPlace { return "\(place), where it was set" }
    return text(finding) ?? lastResort
  }

  private static func words(_ kind: Finding.Anchor.Kind, _ finding: Finding) -> String {
    switch kind {
    case .write: "where \(finding.property) was last written"
    case .call: "the call in which it came about"
    case .provider: "where the item's cell is asked for"
    case .type: "where the type is written that shows it"
    }
  }
}

extension Finding {
  /// The line of the app's code that it leads to.
  package var place: SourcePlace? { originPlace ?? anchors?.first?.place }
}
