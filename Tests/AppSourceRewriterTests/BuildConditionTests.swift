import Testing

@testable import AppSourceRewriter

@Suite("Conditions that are known before the compiler reads them") struct BuildConditionTests {
  @Test(
    "What holds here, what does not, and what the build's settings decide",
    arguments: [
      ("canImport(UIKit)", true), ("!canImport(ObjectiveC)", false),
      ("(canImport(AppKit))", false), ("canImport(AppKit) && !targetEnvironment(macCatalyst)", false),
      ("!(os(iOS))", false), ("os( macOS ) || os(iOS)", true), ("DEBUG && false", false), ("DEBUG || os(iOS)", true),
      ("DEBUG", nil), ("swift(>=5.9)", nil), ("DEBUG && os(iOS)", nil), ("!(!(canImport(Cocoa)))", false), ("os(iOS", nil),
      ("macOS", false), ("macOS || os(tvOS)", false), ("iOS || os(visionOS)", nil),
    ] as [(String, Bool?)])
  func values(text: String, value: Bool?) { #expect(BuildCondition.value(of: text) == value) }

  @Test("What a package keeps for Apple's platforms is there, and what it has for others is not")
  func objectiveC() {
    let copy = Copy("#if canImport(ObjectiveC)\nlet a = 1\n#else\nlet a = 2\n#endif\n").dense
    #expect(copy.hasPrefix("#if true"))
  }

  @Test("Modules whose names are in UIKit here can be imported; what is unavailable on iOS is so for the compiler here")
  func appleModules() {
    #expect(Copy("#if canImport(CoreImage)\nlet a = 1\n#endif\n").dense.hasPrefix("#if true"))
    #expect(Copy("#if !canImport(ImageIO) || canImport(CoreText)\nlet a = 1\n#endif\n").dense.hasPrefix("#if !true || true"))
    let copy = Copy("@available(iOS, unavailable, message: \"x\") func a() {}; @available(iOS 13, *) func b() {}").dense
    #expect(copy == "@available(*, unavailable, message: \"x\") func a() {}; @available(iOS 13, *) func b() {}")
    #expect(Copy("@available(macOS, unavailable) func a() {}").dense == "@available(macOS, unavailable) func a() {}")
  }

  @Test("A method that an extension has once for each system is one method: the other system's is not read")
  func twins() {
    let body = Copy(
      """
      #if canImport(UIKit)
      typealias Base = UIView
      open class Chart: Base {}
      @objc extension Chart { open func began(_ touches: Int) {} }
      #endif
      #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      open class Chart: NSView {}
      extension Chart { open func began(_ touches: Int) {} }
      #endif
      class Pie: Chart { override func began(_ touches: Int) { super.began(touches) } }
      """
    ).body
    #expect(body.components(separatedBy: "{ inExtensionOfChart_began(touches) }").count == 3)
    #expect(body.components(separatedBy: "func inExtensionOfChart_began").count == 2)
  }
}
