import SwiftUI

struct Canal: Identifiable {
  let id: Int
  let name: String
  /// What stands in the field.
  var draft = ""
  /// What the office has.
  var report = ""
}

/// The lock-keeper's log. What is typed is sent a while after the last key.
@MainActor final class CanalLog: ObservableObject {
  @Published private(set) var canals = (1...25).map { Canal(id: $0, name: "Lock \($0)") }
  private var pending: [Canal.ID: Task<Void, Never>] = [:]
  private var last = 25

  func type(_ text: String, at canal: Canal.ID) {
    guard let row = canals.firstIndex(where: { $0.id == canal }) else { return }
    canals[row].draft = text
    pending[canal]?.cancel()
    pending[canal] = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1.5))
      guard !Task.isCancelled else { return }
      self?.send(text, from: canal)
    }
  }

  private func send(_ text: String, from canal: Canal.ID) {
    guard let row = canals.firstIndex(where: { $0.id == canal }) else { return }
    canals[row].report = text
  }

  func close(_ canal: Canal.ID) {
    pending.removeValue(forKey: canal)?.cancel()
    canals.removeAll { $0.id == canal }
  }

  func open() {
    last += 1
    canals.insert(Canal(id: last, name: "Lock \(last)"), at: 0)
  }
}

struct CanalRow: View {
  @EnvironmentObject private var log: CanalLog
  let canal: Canal

  private var draft: Binding<String> {
    let (log, id) = (log, canal.id)
    return Binding {
      log.canals.first { $0.id == id }?.draft ?? ""
    } set: {
      log.type($0, at: id)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(canal.name)
        .font(.headline)
      TextField("Remarks", text: draft)
      if !canal.report.isEmpty {
        Text("Sent: \(canal.report)")
          .font(.footnote)
      }
    }
  }
}

struct CanalsView: View {
  @EnvironmentObject private var log: CanalLog

  var body: some View {
    List {
      ForEach(log.canals) { canal in
        CanalRow(canal: canal)
      }
      .onDelete { offsets in
        let gone = offsets.map { log.canals[$0].id }
        for id in gone { log.close(id) }
      }
    }
  }
}
