import SwiftUI

struct Resolver: Identifiable {
  let id: Int
  let name: String
}

/// Name servers, one of which is chosen; the choice is told below the list.
struct ResolversView: View {
  @State private var resolvers = (1...9).map { Resolver(id: $0, name: "Resolver \($0)") }
  @State private var chosen: Int?

  private var active: String {
    guard let chosen, resolvers.indices.contains(chosen) else { return "None" }
    return resolvers[chosen].name
  }

  var body: some View {
    VStack {
      List {
        ForEach(Array(resolvers.enumerated()), id: \.element.id) { index, resolver in
          ResolverRow(resolver: resolver, isChosen: index == chosen) { chosen = index }
        }
        .onDelete { resolvers.remove(atOffsets: $0) }
      }
      Text("Active: \(active)")
    }
  }
}

struct ResolverRow: View {
  let resolver: Resolver
  let isChosen: Bool
  let onUse: () -> Void

  var body: some View {
    HStack {
      Text(resolver.name)
      Spacer()
      if isChosen { Image(systemName: "checkmark") }
      Button("Use") { onUse() }
    }
  }
}
