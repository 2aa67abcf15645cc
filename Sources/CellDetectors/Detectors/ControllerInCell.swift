import CellTrace

/// A view controller is inside a hosted cell, where it is never made.
public enum ControllerInCell: Detector {
  public static let id = "controller-in-cell"
  public static let summary = "Fires when a hosted cell contains a view controller as a SwiftUI view."
  public static let severity = Severity.error

  public static let page = DetectorPage(
    meaning: """
      A UIViewControllerRepresentable is inside UIHostingConfiguration, where it is not supported: the controller is never made, \
      and a coloured box takes its place.
      """,
    example: """
      cell.contentConfiguration = UIHostingConfiguration {
        MapController(item: item)                          // a UIViewControllerRepresentable
      }
      """,
    fix: "show a UIViewRepresentable or a plain SwiftUI view in the cell, and present the controller from the screen.",
    silentFor: [
      "UIViewRepresentable inside UIHostingConfiguration",
      "UIViewControllerRepresentable in a hosting controller",
    ])

  public static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    Misuse.findings(of: "UH-21", detector: id, severity: severity, in: runs.main)
  }
}
