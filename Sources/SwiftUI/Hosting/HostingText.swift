/// Texts of this folder that users read.
enum HostingText {
  /// UH-15
  static let otherConfigurationType =
    "The type of the new configuration does not match the type of the UIHostingConfiguration that the content view was "
    + "initially created with. Make a new content view from the new configuration instead."

  /// UH-21
  static func controllerInConfiguration(_ type: String) -> String {
    "\(type) is a UIViewControllerRepresentable. UIViewControllerRepresentable is not supported inside of "
      + "UIHostingConfiguration."
  }

  /// UH-34
  static func measuredOutOfList(_ cell: String) -> String {
    "The hosted content of a \(cell) was measured while the cell was in no list. On a device its view graph may be torn down "
      + "then, and measuring it can crash (FB13213926): check that the cell has a superview before measuring it."
  }

  /// RP-11
  static func notValueType(_ representable: String, isController: Bool) -> String {
    "\(isController ? "UIViewControllerRepresentables" : "UIViewRepresentables") must be value types: \(representable)"
  }
}
