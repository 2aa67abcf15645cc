/// Methods of Apple's frameworks whose selectors do not follow from their Swift names.
enum FrameworkSelectors {
  static func selector(_ name: String, _ labels: [String]?) -> String? {
    let found = selectors.filter { $0.name == name && (labels == nil || $0.labels == labels) }
    return found.first?.selector ?? labels.flatMap { ofList(name, $0) }
  }

  /// Methods of the delegates and data sources of lists: Swift leaves the words away that the types of their parameters say again.
  static func ofList(_ name: String, _ labels: [String]) -> String? {
    guard name == "collectionView" || name == "tableView", labels.first == "_", labels.count > 1 else { return nil }
    let parts = labels.dropFirst().map { label in
      if let whole = wholeParts[label] { return whole }
      guard label == "at" || label.hasSuffix("At") else { return label }
      if label.hasSuffix("ItemsAt") || label.hasSuffix("RowsAt") { return label + "IndexPaths" }
      return label + (label.hasSuffix("ForSectionAt") || labels.contains("sectionForSectionIndexTitle") ? "Index" : "IndexPath")
    }
    return "\(name):" + parts.map { $0 + ":" }.joined()
  }

  /// Parts that lose more than the name of an index path.
  private static let wholeParts = [
    "to": "toIndexPath", "willDisplay": "willDisplayCell", "didEndDisplaying": "didEndDisplayingCell",
    "commit": "commitEditingStyle", "itemsForBeginning": "itemsForBeginningDragSession",
    "itemsForAddingTo": "itemsForAddingToDragSession",
  ]

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
