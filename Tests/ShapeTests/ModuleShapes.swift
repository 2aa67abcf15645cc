/// The shapes of our modules, found by type and name as callers find them: in the type, in what it inherits from and in the
/// protocols it conforms to.
struct ModuleShapes {
  struct Member {
    var owner: String
    var declaration: String
    var shape: Shape
    var access: String
    /// A protocol asks for it.
    var isRequirement: Bool
    /// A protocol asks for it and answers by itself.
    var hasAnswer: Bool
    /// It stands in a type that is isolated, or says so itself.
    var isolation: Shape.Isolation?
  }

  private var members: [String: [String: [Member]]] = [:]
  private var types: [String: Member] = [:]
  /// Superclasses and protocols, nearest first.
  private var above: [String: [String]] = [:]
  private var superclass: [String: String] = [:]
  private var classes: Set<String> = []
  private var protocols: Set<String> = []

  init(_ modules: [String]) throws { self.init(try modules.flatMap(SymbolGraph.graphs)) }

  init(_ graphs: [SymbolGraph]) {
    let symbols = graphs.flatMap(\.symbols)
    let relationships = graphs.flatMap(\.relationships)
    var names: [String: String] = [:]
    for symbol in symbols { names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".") }
    var (asked, answered): (Set<String>, Set<String>) = ([], [])
    for relationship in relationships {
      switch relationship.kind {
      case "inheritsFrom", "conformsTo":
        guard let source = names[relationship.source] else { continue }
        let fallback = relationship.targetFallback.map { String($0.split(separator: ".").last ?? "") }
        guard let target = names[relationship.target] ?? fallback else { continue }
        let isClass = relationship.kind == "inheritsFrom"
        above[source, default: []].insert(target, at: isClass ? 0 : above[source]?.count ?? 0)
        if isClass { superclass[source] = target }
      case "requirementOf", "optionalRequirementOf": asked.insert(relationship.source)
      case "defaultImplementationOf": answered.insert(relationship.target)
      default: break
      }
    }
    for symbol in symbols {
      guard let shape = ShapeParser.shape(of: symbol.declaration)?.withoutCallSite else { continue }
      let path = symbol.pathComponents
      let owner = path.dropLast().joined(separator: ".")
      let id = symbol.identifier.precise
      let member = Member(
        owner: owner, declaration: symbol.declaration, shape: shape, access: symbol.accessLevel,
        isRequirement: asked.contains(id),
        hasAnswer: answered.contains(id), isolation: shape.isolation)
      if shape.kind == .type { types[path.joined(separator: ".")] = member }
      if symbol.kind.identifier == "swift.class" { classes.insert(path.joined(separator: ".")) }
      if symbol.kind.identifier == "swift.protocol" { protocols.insert(path.joined(separator: ".")) }
      members[owner, default: [:]][shape.name, default: []].append(member)
    }
  }

  func type(_ name: String) -> Member? { types[name] ?? members[parent(name)]?[leaf(name)]?.first }

  /// Members of that name, in the type or above it; the nearest first.
  func members(of type: String, named name: String) -> [Member] {
    var (found, seen, open): ([Member], Set<String>, [String]) = ([], [], [type])
    while !open.isEmpty {
      let type = open.removeFirst()
      guard seen.insert(type).inserted else { continue }
      found += members[type]?[name] ?? []
      open += above[type] ?? []
      if let alias = types[type] == nil ? target(ofAlias: type) : nil { open.append(alias) }
    }
    return found
  }

  /// Functions and initialisers whose further parameters a call can leave out: they are `shape` to a caller.
  func members(of type: String, thatTakeMoreThan shape: Shape) -> [Member] {
    guard shape.kind == .function || shape.kind == .initializer, !shape.words.contains("optional") else { return [] }
    let base = shape.name.prefix { $0 != "(" } + "("
    let names = Set(membersByName(of: type).filter { $0.hasPrefix(base) && $0 != shape.name })
    return names.sorted().flatMap { members(of: type, named: $0) }.compactMap { member in
      var rest = shape.parameters[...]
      var kept: [Shape.Parameter] = []
      for parameter in member.shape.parameters {
        if parameter.label == rest.first?.label {
          rest.removeFirst()
          kept.append(parameter)
        } else if !parameter.hasDefault {
          return nil
        }
      }
      guard rest.isEmpty else { return nil }
      var covering = member
      covering.shape.parameters = kept
      covering.shape.name = shape.name
      return covering
    }
  }

  private func membersByName(of type: String) -> [String] {
    var (names, current): ([String], String?) = ([], type)
    while let type = current {
      names += (members[type] ?? [:]).keys
      current = superclass[type]
    }
    return names
  }

  /// Whether a type's members belong to the main actor if they say nothing.
  func isolation(of type: String) -> Shape.Isolation {
    var open: String? = type
    while let type = open {
      if types[type]?.isolation == .mainActor { return .mainActor }
      open = superclass[type]
    }
    return .nonisolated
  }

  var isEmpty: Bool { types.isEmpty }

  private func target(ofAlias name: String) -> String? {
    let alias = members[parent(name)]?[leaf(name)]?.first { $0.shape.kind == .alias }
    guard let target = alias?.shape.result?.text else { return nil }
    return types[target] == nil ? types.keys.first { leaf($0) == target } : target
  }

  private func parent(_ name: String) -> String { name.split(separator: ".").dropLast().joined(separator: ".") }
  private func leaf(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }
}

extension ModuleShapes {
  /// Only classes have initialisers that are designated or not.
  func isClass(_ type: String) -> Bool { classes.contains(type) }
  func isProtocol(_ type: String) -> Bool { protocols.contains(type) }
}

extension Shape {
  /// Some initialisers of ours also take the place they are called at, which a call leaves out.
  fileprivate var withoutCallSite: Shape {
    let places: Set<String> = ["fileID", "line"]
    guard let last = parameters.last, places.contains(last.label), last.hasDefault else { return self }
    var shape = self
    shape.parameters.removeAll { places.contains($0.label) && $0.hasDefault }
    for place in places { shape.name = shape.name.replacing("\(place):)", with: ")").replacing("\(place):line:)", with: ")") }
    return shape
  }
}
