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
    resolvers.first { $0.id == chosen }?.name ?? "None"
  }

  var body: some View {
    VStack {
      List {
        ForEach(resolvers) { resolver in
          ResolverRow(resolver: resolver, isChosen: resolver.id == chosen) { chosen = resolver.id }
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
