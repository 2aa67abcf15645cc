/// Everything the rewriter says.
enum RewriterText {
  static func managedMethod(_ name: String) -> String {
    """
    the '@NSManaged' method '\(name)' is not supported: those that Xcode writes for relationships are (addToItems, \
    removeFromItems, insertIntoItems, replaceItems). Write the method's body.
    """
  }
  static let model =
    "the data model has no version that can be read. Open it in Xcode and save it, or exclude it in cellharness-app.json."
  static let selectorForm =
    "this form of '#selector' is not supported: write the method's name, with its type in front if needed."
  static let unreadable = "the file cannot be read as UTF-8 text. Exclude it in cellharness-app.json, or save it as UTF-8."
  static func job(_ path: String, _ reason: String) -> String {
    "the list of files at \(path) cannot be used: \(reason). Remove the .build folder and build again."
  }
}
