import SwiftUI

struct Kudo: Identifiable {
  let id: Int
  let text: String
  let isLocked: Bool
  var likes: Int
  var isLiked = false
  var isLikedOnServer = false
  var requests = 0
  var refusal: String?
}

final class KudoStore: ObservableObject {
  @Published var kudos: [Kudo] = (1...30).map {
    Kudo(id: $0, text: "Thanks for number \($0)", isLocked: $0.isMultiple(of: 4), likes: $0 % 7)
  }
  private var nextID = 31

  func arrive() {
    kudos.insert(Kudo(id: nextID, text: "Thanks for number \(nextID)", isLocked: false, likes: 0), at: 0)
    nextID += 1
  }

  func toggle(_ id: Int) {
    guard let index = index(of: id) else { return }
    set(!kudos[index].isLiked, at: index)
    kudos[index].refusal = nil
    kudos[index].requests += 1
    let request = kudos[index].requests
    let answer = DispatchWorkItem { [weak self] in self?.answer(to: request, for: id) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6, execute: answer)
  }

  /// Only the last request's answer counts; what is refused goes back to what the server has.
  private func answer(to request: Int, for id: Int) {
    guard let index = index(of: id), kudos[index].requests == request else { return }
    if kudos[index].isLocked, kudos[index].isLiked != kudos[index].isLikedOnServer {
      set(kudos[index].isLikedOnServer, at: index)
      kudos[index].refusal = "Closed for likes"
    } else {
      kudos[index].isLikedOnServer = kudos[index].isLiked
    }
  }

  private func index(of id: Int) -> Int? { kudos.firstIndex { $0.id == id } }

  private func set(_ isLiked: Bool, at index: Int) {
    guard kudos[index].isLiked != isLiked else { return }
    kudos[index].isLiked = isLiked
    kudos[index].likes += isLiked ? 1 : -1
  }
}

struct KudoRow: View {
  let kudo: Kudo
  let onToggle: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(kudo.text)
      HStack {
        Button(kudo.isLiked ? "Liked" : "Like", action: onToggle)
          .buttonStyle(.borderless)
        Text("\(kudo.likes)")
          .foregroundStyle(.secondary)
      }
      if let refusal = kudo.refusal {
        Text(refusal)
          .font(.caption)
          .foregroundStyle(.red)
      }
    }
  }
}

struct KudosView: View {
  @ObservedObject var store: KudoStore

  var body: some View {
    NavigationStack {
      List(store.kudos) { kudo in
        KudoRow(kudo: kudo) { store.toggle(kudo.id) }
      }
      .navigationTitle("Kudos")
    }
  }
}
