import Testing

/// The comparison itself: each difference is seen, and what is no difference is none.
@Suite("Comparing shapes") struct ShapeComparisonTests {
  @Test(
    "a declaration is read without the names inside of it",
    arguments: [
      (
        "func reload(at indexPaths: [IndexPath], animated flag: Bool = true)",
        "func reload(at: [IndexPath], animated: Bool = default)"
      ),
      ("var handler: ((_ finished: Bool) -> ())?", "var handler: ((Bool) -> Void)?"),
      ("init?(coder: Foundation.NSCoder)", "init?(coder: NSCoder)"),
      ("func pick(_ picker: any UIPicker) -> UICollectionView.Cell<Int>.Kind?", "func pick(_: UIPicker) -> Kind?"),
      (
        "@MainActor static func make<T>(_ type: T.Type) throws -> T where T : UIView",
        "@MainActor static func make<V>(_: V.Type) throws -> V"
      ),
      (
        "func row<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content : View",
        "func row<C>(_: () -> C) -> some View"
      ), ("func style(_ style: some ShapeStyle)", "func style<S>(_: S)"),
      ("func wait(for duration: TimeInterval) async -> Void", "func wait(for: Double) async"),
      ("subscript(index: Int) -> String { get set }", "subscript(_: Int) -> String { get set }"),
      ("case custom(CGFloat)", "case custom(_: CGFloat)"),
    ])
  func reading(_ written: String, _ normal: String) throws {
    #expect(try #require(ShapeParser.shape(of: written)) == #require(ShapeParser.shape(of: normal)))
  }

  @Test(
    "every kind of difference is seen",
    arguments: [
      ("func go()", "public func stay()", [.missing]),
      ("func go(to: Int)", "public func go(to place: String)", [.types]),
      ("func go(to: Int?)", "public func go(to place: Int)", [.types]),
      ("var view: UIView?", "public var view: UIView { get }", [.result]),
      ("func go(animated: Bool = default)", "public func go(animated: Bool)", [.defaults]),
      ("func go(_: @escaping () -> Void)", "public func go(_ action: () -> Void)", [.escaping]),
      ("func go(_: @escaping () -> Void)", "public func go(_ action: @escaping @Sendable () -> Void)", [.sendable]),
      ("func go(_: @escaping () -> Void)", "public func go(_ action: @escaping @MainActor () -> Void)", [.closureIsolation]),
      ("open func go()", "public func go()", [.open]),
      ("convenience init(a: Int)", "public init(a: Int)", [.convenience]),
      ("init(a: Int)", "public required init(a: Int)", [.required]),
      ("init?(a: Int)", "public init(a: Int)", [.failable]),
      ("var size: Int { get set }", "public var size: Int { get }", [.settable]),
      ("class func go()", "public func go()", [.onType]),
      ("func go()", "public mutating func go()", [.mutating]),
      ("weak var owner: UIView? { get set }", "public var owner: UIView?", [.weak]),
      ("func go() async", "public func go()", [.effects]),
      ("optional func go()", "public func go()", [.requirement]),
      ("func go()", "public @MainActor func go()", [.isolation]),
    ] as [(String, String, Set<ShapeDifference>)])
  func differences(_ apple: String, _ ours: String, _ expected: Set<ShapeDifference>) throws {
    let row = try #require(AppleShape(line: "Thing\t\(apple)\tpage"))
    #expect(row.miss(in: Self.shapes(of: ours))?.differences == expected)
    let itself = apple.hasPrefix("optional") ? nil : row.miss(in: Self.shapes(of: apple))
    #expect(itself == nil, "Apple's own shape is none of its differences")
  }

  @Test(
    "what allows as much as Apple's is no difference",
    arguments: [
      ("func go(to: Int)", "public func go(to place: Int, animated: Bool = true)"),
      ("func go()", "open func go()"),
      ("func go(animated: Bool)", "public func go(animated: Bool = false)"),
      ("var kind: Kind { get }", "public let kind: Outer.Kind"),
      ("var delegate: (any Delegate)? { get set }", "public var delegate: Delegate?"),
    ])
  func allowances(_ apple: String, _ ours: String) throws {
    let row = try #require(AppleShape(line: "Thing\t\(apple)\tpage"))
    #expect(row.miss(in: Self.shapes(of: ours)) == nil)
  }

  @Test("a list of members says nothing of defaults, accessors and isolation")
  func lists() throws {
    let row = try #require(AppleShape(line: "Thing\tfunc go(_: () -> Void, animated: Bool)\tlist"))
    #expect(row.miss(in: Self.shapes(of: "public @MainActor func go(_ action: @escaping () -> Void, animated: Bool)")) == nil)
  }

  /// A class `Thing` with one member.
  private static func shapes(of member: String) -> ModuleShapes {
    let access = member.hasPrefix("open ") ? "open" : "public"
    let declaration = member.hasPrefix("public ") ? String(member.dropFirst(7)) : member
    let name = ShapeParser.shape(of: declaration)?.name ?? ""
    return ModuleShapes([
      SymbolGraph(
        symbols: [
          SymbolGraph.Symbol(
            kind: .init(identifier: "swift.class"), identifier: .init(precise: "thing"), pathComponents: ["Thing"],
            accessLevel: "open", declarationFragments: [.init(spelling: "class Thing")]),
          SymbolGraph.Symbol(
            kind: .init(identifier: "swift.member"), identifier: .init(precise: "member"), pathComponents: ["Thing", name],
            accessLevel: access, declarationFragments: [.init(spelling: declaration)]),
        ], relationships: [])
    ])
  }
}
