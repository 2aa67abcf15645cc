/// `#Preview`: the compiler has checked the preview's code before it asks, and nothing ever shows it, so nothing is left.
enum PreviewMacro: Macro {
  static func expand(_ request: MacroRequest) -> Result<String, MacroProblem> { .success("") }
}
