/// `@Previewable`: properties may stand in a preview's closure as they are, so there is nothing to add.
enum PreviewableMacro: Macro {
  static func expand(_ request: MacroRequest) -> Result<String, MacroProblem> { .success("") }
}
