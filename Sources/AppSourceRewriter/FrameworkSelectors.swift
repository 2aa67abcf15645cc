/// Methods of Apple's frameworks whose selectors do not follow from their Swift names.
enum FrameworkSelectors {
  static func selector(_ name: String, _ labels: [String]?) -> String? {
    let found = selectors.filter { $0.name == name && (labels == nil || $0.labels == labels) }
    return found.first?.selector
  }

  private static let selectors: [(name: String, labels: [String], selector: String)] = [
    ("dismiss", ["animated", "completion"], "dismissViewControllerAnimated:completion:"),
    ("present", ["_", "animated", "completion"], "presentViewController:animated:completion:"),
    ("popViewController", ["animated"], "popViewControllerAnimated:"),
    ("popToRootViewController", ["animated"], "popToRootViewControllerAnimated:"),
    ("pushViewController", ["_", "animated"], "pushViewController:animated:"),
    ("setEditing", ["_", "animated"], "setEditing:animated:"),
    ("endEditing", ["_"], "endEditing:"),
    ("copy", ["_"], "copy:"), ("cut", ["_"], "cut:"), ("paste", ["_"], "paste:"), ("delete", ["_"], "delete:"),
    ("select", ["_"], "select:"), ("selectAll", ["_"], "selectAll:"),
    ("prepareForReuse", [], "prepareForReuse"),
  ]
}
