/// Everything the rewriter says.
enum RewriterText {
  static let managed = """
    '@NSManaged' is not supported: Core Data is not available here. Exclude this file in cellharness-app.json, or give the list \
    a model of another type.
    """
  static let selectorForm =
    "this form of '#selector' is not supported: write the method's name, with its type in front if needed."
  static func optionalProperty(_ name: String) -> String {
    "the optional property '\(name)' of an '@objc' protocol is not supported: make it a method, or required."
  }
  static let unreadable = "the file cannot be read as UTF-8 text. Exclude it in cellharness-app.json, or save it as UTF-8."
  static func job(_ path: String, _ reason: String) -> String {
    "the list of files at \(path) cannot be used: \(reason). Remove the .build folder and build again."
  }
}
