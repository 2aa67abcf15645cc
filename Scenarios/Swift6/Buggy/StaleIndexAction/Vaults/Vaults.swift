import Combine
import SwiftUI

struct Vault: Identifiable, Equatable {
  let id: Int
  let name: String
}

/// What can be taken back for a while.
struct VaultUndo {
  let vaults: [Vault]
  let text: String
}

@MainActor final class VaultModel: ObservableObject {
  @Published private(set) var vaults = (1...23).map { Vault(id: $0, name: "Vault \($0)") }
  @Published private(set) var undo: VaultUndo?
  private let expiry = PassthroughSubject<Void, Never>()
  private var subscriptions: Set<AnyCancellable> = []
  private var last = 23

  init() {
    expiry
      .debounce(for: .seconds(8), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.undo = nil }
      .store(in: &subscriptions)
  }

  func archive(_ vault: Vault) {
    guard let row = vaults.firstIndex(of: vault) else { return }
    undo = VaultUndo(vaults: vaults, text: "\(vault.name) archived")
    vaults.remove(at: row)
    expiry.send()
  }

  func takeBack() {
    guard let undo else { return }
    vaults = undo.vaults
    self.undo = nil
  }

  func build() {
    last += 1
    vaults.insert(Vault(id: last, name: "Vault \(last)"), at: 0)
  }
}

struct VaultUndoBar: View {
  let undo: VaultUndo
  let takeBack: @MainActor () -> Void

  var body: some View {
    HStack {
      Text(undo.text)
      Spacer()
      Button("Undo", action: takeBack)
    }
    .padding()
    .background(.thinMaterial)
  }
}

struct VaultsView: View {
  @ObservedObject var model: VaultModel

  var body: some View {
    VStack(spacing: 0) {
      List(model.vaults) { vault in
        Label(vault.name, systemImage: "lock")
          .swipeActions(edge: .trailing) {
            Button("Archive") { model.archive(vault) }
              .tint(.indigo)
          }
      }
      if let undo = model.undo {
        VaultUndoBar(undo: undo) { model.takeBack() }
      }
    }
  }
}
