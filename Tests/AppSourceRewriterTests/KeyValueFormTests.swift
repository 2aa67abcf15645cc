import Testing

@testable import AppSourceRewriter

@Suite("Key-value forms, before and after") struct KeyValueFormTests {
  private let will = "SelectorDispatch.KeyValueChanges.will(self, \"a\")"
  private let did = "SelectorDispatch.KeyValueChanges.did(self, \"a\")"

  @Test("A stored property that is dynamic gets observers, on its own line")
  func stored() {
    let copy = Copy("class C: NSObject {\n  @objc dynamic var a = 1 // one\n  @objc dynamic private(set) var b: Int\n}")
    #expect(
      copy.body.split(separator: "\n")[1] == "                var a = 1 { willSet { \(will) } didSet { \(did) } } // one")
    #expect(copy.body.contains("private(set) var b: Int { willSet { SelectorDispatch.KeyValueChanges.will(self, \"b\") }"))
  }

  @Test("Its own observers run inside of ours, and a name for Objective-C is the key")
  func observers() {
    let both = Copy("class C { @objc dynamic var a = 1 { willSet { x() } didSet { if a > 1 { return }; y() } } }")
    #expect(both.dense.contains("willSet { \(will); x() } didSet { defer { \(did) }; if a > 1 { return }; y() }"))
    let last = Copy("class C { @objc dynamic var a = 1 { didSet { y() } } }")
    #expect(last.dense.contains("var a = 1 { willSet { \(will) } didSet { defer { \(did) }; y() } }"))
    let first = Copy("class C { @objc dynamic var a = 1 { willSet { y() } } }")
    #expect(first.dense.contains("var a = 1 { didSet { \(did) } willSet { \(will); y() } }"))
    #expect(Copy("class C { @objc(k) dynamic var a = 1 }").body.contains(".will(self, \"k\")"))
  }

  @Test("A computed property says so in its setter; one without a setter, a static one and one that is not dynamic stay")
  func computed() {
    let copy = Copy("class C { @objc dynamic var a: Int { get { 1 } set { x = newValue } } }")
    #expect(copy.dense.contains("set { \(will); defer { \(did) }; x = newValue }"))
    for text in [
      "class C { @objc dynamic var a: Int { 1 } }", "class C { @objc dynamic static var a = 1 }", "class C { @objc var a = 1 }",
    ] {
      #expect(!Copy(text).body.contains("KeyValueChanges"))
    }
  }

  @Test("Key paths are listed for the class and its subclasses, private ones of another file left out")
  func keyPaths() {
    let base = "class B: NSObject { @objc dynamic var b = 1; @objc dynamic private var hidden = 1; @objc var still = 1 }"
    let copy = Copy(
      "final class C: B { @objc dynamic var a = 1; @objc dynamic private var own = 1 }", beside: ["Base.swift": base])
    #expect(copy.added.contains("KeyName(\"a\", \\C.a)") && copy.added.contains("KeyName(\"own\", \\C.own)"))
    #expect(copy.added.contains("KeyName(\"b\", \\C.b)"))
    #expect(!copy.added.contains("hidden") && !copy.added.contains("still"))
    #expect(copy.added.contains("SelectorDispatch.KeyTables.add(C.self)"))
  }

  @Test("A formatter's own reading of texts loses its override and is callable, also where it throws")
  func formatters() {
    let copy = Copy(
      """
      class F: NumberFormatter {
        override func getObjectValue(_ obj: P?, for string: String, range rangep: R?) throws {}
        override func getObjectValue(_ obj: P?, for string: String, errorDescription error: E?) -> Bool { true }
      }
      """)
    #expect(!copy.body.contains("override"))
    #expect(
      copy.added.contains(
        "SelectorMethod(\"getObjectValue:forString:range:error:\", of: F.self) { object, arguments in Result<Void, any Error> "
          + "{ try object.getObjectValue(arguments.value(0), for: arguments.value(1), range: arguments.value(2)) } },"))
    #expect(copy.added.contains("\"getObjectValue:forString:errorDescription:\""))
  }

  @Test("observeValue loses its override where no class of the app above has it, and is callable")
  func overrides() {
    let method = "override func observeValue(forKeyPath k: String?, of o: Any?, change c: [K: Any]?, context x: P?) {}"
    let first = Copy("class B: NSObject { \(method) }")
    #expect(first.dense == "class B: NSObject { func \(method.dropFirst("override func ".count)) }")
    #expect(first.added.contains("SelectorMethod(\"observeValueForKeyPath:ofObject:change:context:\", of: B.self)"))
    let second = Copy("class C: B { \(method) }", beside: ["B.swift": "class B: NSObject { \(method) }"])
    #expect(second.dense.contains("override func observeValue"))
    #expect(!second.added.contains("observeValueForKeyPath"))
    let generic = Copy("class B<T>: NSObject { \(method) }")
    #expect(generic.added.contains("extension B: KeyValuesOfGeneric0 {"))
    #expect(generic.added.contains("SelectorTables.addGeneric { ($0 as? any KeyValuesOfGeneric0.Type)?.keyValueMethods0() }"))
    let affecting = Copy("class C: NSObject { @objc class func keyPathsForValuesAffectingFull() -> Set<String> { [] } }")
    #expect(affecting.added.contains("if key == \"full\" { keys.formUnion(C.keyPathsForValuesAffectingFull()) }"))
  }

  @Test("A class with another name for Objective-C is known by it; others add nothing")
  func classNames() {
    #expect(Copy("@objc(XC) class C: NSObject {}").added.contains("AppClasses.add(\"XC\") { C.self }"))
    #expect(Copy("class C: NSObject {}").added.isEmpty)
  }
}
