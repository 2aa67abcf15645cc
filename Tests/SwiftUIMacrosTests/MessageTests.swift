import Foundation
import Testing

@testable import SwiftUIMacroExpansion

@Suite("Messages between the compiler and the plug-in") struct MessageTests {
  private func answer(_ message: String) throws -> NSDictionary {
    let fields = try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any]
    return Answer.to(try #require(fields)) as NSDictionary
  }

  private func value(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  @Test("the plug-in names its protocol version")
  func capability() throws {
    let answer = try answer(#"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)
    #expect(try answer == value(#"{"getCapabilityResult": {"capability": {"protocolVersion": 7, "features": []}}}"#))
  }

  @Test("a preview expands to nothing")
  func preview() throws {
    let answer = try answer(
      ##"{"expandFreestandingMacro": {"macro": {"typeName": "PreviewMacro", "name": "Preview"}, "discriminator": "$s", "##
        + ##""macroRole": "declaration", "syntax": {"kind": "expression", "source": "#Preview { }"}}}"##)
    #expect(try answer == value(#"{"expandMacroResult": {"expandedSource": "", "diagnostics": []}}"#))
  }

  @Test("a tip's rule is made of what stands behind its name; a parameter becomes what keeps the value, and accessors")
  func tips() throws {
    let rule = MacroRequest(["macroRole": "expression", "syntax": ["source": "#Rule(Self.$isMember) { $0 == true }"]])
    #expect(try TipRuleMacro.expand(rule).get() == "TipKit.Tips.Rule(Self.$isMember) { $0 == true }")
    var request = MacroRequest([
      "macroRole": "accessor", "declSyntax": ["source": "@Parameter public static var isMember: Bool = false"],
    ])
    #expect(
      try TipParameterMacro.expand(request).get()
        == "get { $isMember.wrappedValue }\nset { $isMember.wrappedValue = newValue }")
    request.role = "peer"
    #expect(
      try TipParameterMacro.expand(request).get()
        == "public static let $isMember = TipKit.Tips.Parameter<Bool>(Self.self, \"isMember\", false)")
    request.declaration = "@Parameter var isMember = false"
    #expect(throws: MacroProblem.self) { try TipParameterMacro.expand(request).get() }
  }

  @Test("an unknown macro is an error at the user's line, not a crash")
  func unknown() throws {
    let answer = try answer(#"{"expandAttachedMacro": {"macro": {"typeName": "Nonsense"}}}"#)
    let diagnostics = (answer["expandMacroResult"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
    #expect(diagnostics?.first?["message"] as? String == "SwiftUIMacros has no macro called Nonsense")
    #expect(diagnostics?.first?["severity"] as? String == "error")
  }

  @Test("messages are framed by eight bytes of length, lowest first")
  func framing() throws {
    let pipe = Pipe()
    let channel = MessageChannel(input: pipe.fileHandleForReading, output: pipe.fileHandleForWriting)
    channel.write(["b": 1])
    channel.write(["a": ["x"]])
    #expect(try #require(channel.read()) as NSDictionary == ["b": 1])
    #expect(try #require(channel.read()) as NSDictionary == ["a": ["x"]])
    try pipe.fileHandleForWriting.close()
    #expect(channel.read() == nil)
  }

  @Test("an entry's declaration is taken apart, whatever its type and value hold")
  func variables() {
    let whole = Variable("@Entry var rows: [String: (Int) -> Bool] = [\"=\": { $0 == 1 }]")
    #expect(whole?.name == "rows" && whole?.type == "[String: (Int) -> Bool]" && whole?.value == "[\"=\": { $0 == 1 }]")
    #expect(Variable("@Entry public var accent = Color.red")?.value == "Color.red")
    #expect(Variable("var selected: Item.ID?")?.type == "Item.ID?")
    let told = Variable("// a var name = 1\n/* var other */ @available(iOS 17, *) @Entry public /* var x */ var told: Int = 2")
    #expect(told == Variable("var told: Int = 2") && told?.name == "told")
    #expect(Variable("var selected: Int") == nil && Variable("let selected = 1") == nil)
  }

  @Test("an entry becomes a key and accessors; outside of values with keys it is an error")
  func entry() throws {
    var request = MacroRequest([
      "macroRole": "accessor", "declSyntax": ["source": "@Entry var depth: Int = 2"],
      "parentDeclSyntax": ["source": "extension EnvironmentValues {"],
    ])
    #expect(
      try EntryMacro.expand(request).get() == "get { self[__Key_depth.self] }\nset { self[__Key_depth.self] = newValue }")
    request.role = "peer"
    #expect(
      try EntryMacro.expand(request).get()
        == "private struct __Key_depth: SwiftUI.EnvironmentKey {\n  typealias Value = Int\n"
        + "  static var defaultValue: Value { 2 }\n}")
    request.declaration = "@Entry var depth = Depth.none"
    #expect(
      try EntryMacro.expand(request).get()
        == "private struct __Key_depth: SwiftUI.EnvironmentKey, SwiftUI._EntryKey {\n"
        + "  static let entryDefault = SwiftUI._EntryDefault(Depth.none)\n}")
    request.declaration = "@Entry var depth: Int = 2"
    request.parent = "extension SwiftUI.Transaction {"
    #expect(try EntryMacro.expand(request).get().hasPrefix("private struct __Key_depth: SwiftUI.TransactionKey {"))
    request.parent = "extension FocusedValues {"
    request.declaration = "@Entry var depth: Binding<Int>?"
    #expect(
      try EntryMacro.expand(request).get()
        == "private struct __Key_depth: SwiftUI.FocusedValueKey {\n  typealias Value = Binding<Int>\n}")
    request.parent = "struct Row {"
    let known = "EnvironmentValues, Transaction, ContainerValues, FocusedValues"
    #expect(throws: MacroProblem(text: "'@Entry' is known in extensions of \(known) only")) {
      try EntryMacro.expand(request).get()
    }
  }
}
