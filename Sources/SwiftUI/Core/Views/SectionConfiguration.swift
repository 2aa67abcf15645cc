/// A section of a view that a container arranges itself.
nonisolated public struct SectionConfiguration: Identifiable {
  /// What the section is known by, as long as it is there.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }

  /// What the section is known by.
  public let id: ID
  /// What the section tells its container.
  public internal(set) var containerValues: ContainerValues
  /// What stands above it; empty where nothing does.
  public let header: SubviewsCollection
  /// What stands below it; empty where nothing does.
  public let footer: SubviewsCollection
  /// Its parts.
  public let content: SubviewsCollection
}

/// The sections of a view, one after the other.
nonisolated public struct SectionCollection: RandomAccessCollection {
  let all: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> SectionConfiguration { all[index] }
}

/// The sections of a view as the elements of a collection of views.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let all: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> SectionConfiguration { all[index] }
}

/// A view made of the sections of another.
nonisolated public struct GroupSectionsOfContent<Sections, Content>: View where Sections: View, Content: View {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  @MainActor public var body: some View { transform(SectionCollection(all: SectionList.of(sections))) }
}

nonisolated extension Group {
  /// Creates a group of what is made of the sections of a view.
  public init<Base, Result>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
    self.init { GroupSectionsOfContent(sections: view, transform: transform) }
  }
}

nonisolated extension ForEach {
  /// Creates a view for each section of another.
  public init<V>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View {
    nonisolated(unsafe) let view = view
    let all = MainThread.assume(view) { SectionList.of($0) }
    self.init(data: ForEachSectionCollection(all: all), key: { $0.id }, isConstantRange: false, content: content)
  }
}

/// What a section is made of.
nonisolated struct SectionParts {
  var header: [Subview]
  var content: [Subview]
  var footer: [Subview]

  /// What modifies a section modifies each of its parts.
  func map(_ change: (Subview) -> Subview) -> SectionParts {
    SectionParts(header: header.map(change), content: content.map(change), footer: footer.map(change))
  }
}

/// A view that is a section.
@MainActor protocol SectionSource {
  func parts(_ path: [AnyHashable], _ values: ContainerValues) -> SectionParts
}

extension Section: SectionSource where Parent: View, Content: View, Footer: View {
  @MainActor func parts(_ path: [AnyHashable], _ values: ContainerValues) -> SectionParts {
    SectionParts(
      header: SubviewList.of(header, path + ["header"], values), content: SubviewList.of(content, path + ["content"], values),
      footer: SubviewList.of(footer, path + ["footer"], values))
  }
}

/// The sections of a view, as far as its value tells. What stands beside sections is in sections of its own, without header and footer.
@MainActor private enum SectionList {
  static func of<V: View>(_ view: V) -> [SectionConfiguration] {
    var result: [SectionConfiguration] = []
    var loose: [Subview] = []
    func close() {
      guard let first = loose.first else { return }
      result.append(
        make(first.id.path + ["loose"], ContainerValues(), SectionParts(header: [], content: loose, footer: [])))
      loose = []
    }
    for part in SubviewList.of(view) {
      guard let parts = part.section else {
        loose.append(part)
        continue
      }
      close()
      result.append(make(part.id.path, part.containerValues, parts()))
    }
    close()
    return result
  }

  private static func make(
    _ path: [AnyHashable], _ values: ContainerValues, _ parts: SectionParts
  ) -> SectionConfiguration {
    SectionConfiguration(
      id: SectionConfiguration.ID(path: path), containerValues: values, header: SubviewsCollection(all: parts.header),
      footer: SubviewsCollection(all: parts.footer), content: SubviewsCollection(all: parts.content))
  }
}
