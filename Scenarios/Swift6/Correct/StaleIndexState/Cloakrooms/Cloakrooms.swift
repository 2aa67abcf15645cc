import SwiftUI

struct Coat {
  let owner: String
}

/// A hook of the cloakroom: whether its curtain is drawn belongs to the hook, whoever's coat hangs there.
struct HookRow: View {
  let hook: Int
  let coat: Coat?
  @State private var isDrawn = false

  var body: some View {
    HStack {
      Text("Hook \(hook + 1)")
      Spacer()
      Text(isDrawn ? "drawn" : coat?.owner ?? "free")
      Button(isDrawn ? "Open" : "Draw") { isDrawn.toggle() }
        .buttonStyle(.borderless)
    }
  }
}

struct CloakroomsView: View {
  @State private var coats: [Coat?] = (0..<14).map { $0 % 3 == 2 ? nil : Coat(owner: "Guest \($0 + 1)") }
  @State private var guests = 14

  var body: some View {
    List {
      Section {
        Button("A guest comes") {
          guard let hook = coats.firstIndex(where: { $0 == nil }) else { return }
          guests += 1
          coats[hook] = Coat(owner: "Guest \(guests)")
        }
        Button("A guest goes") {
          guard let hook = coats.firstIndex(where: { $0 != nil }) else { return }
          coats[hook] = nil
        }
      }
      Section("Hooks") {
        ForEach(0..<14, id: \.self) { hook in
          HookRow(hook: hook, coat: coats[hook])
        }
      }
    }
  }
}
