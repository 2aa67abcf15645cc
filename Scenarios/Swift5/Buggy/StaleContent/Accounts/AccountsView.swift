import SwiftUI

struct AccountRow: View {
  let account: Account

  var body: some View {
    HStack {
      Text(account.name)
        .foregroundStyle(account.isClosed ? .secondary : .primary)
      Spacer()
      Text(account.isClosed ? "closed" : "\(account.balance) €")
        .font(.callout)
    }
  }
}

struct AccountsView: View {
  @State private var store = AccountStore()
  @State private var query = ""
  @State private var addsAccount = false
  @State private var shown: [Account] = []

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(shown) { account in
            NavigationLink(value: account.id) { AccountRow(account: account) }
          }
        } footer: {
          Text("\(store.total) € in all")
        }
      }
      .navigationTitle("Accounts")
      .searchable(text: $query, prompt: "Accounts")
      .onAppear { shown = store.accounts(matching: query) }
      .onChange(of: query) { shown = store.accounts(matching: query) }
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") { addsAccount = true } }
      }
      .sheet(isPresented: $addsAccount) { NewAccount(store: store) }
      .navigationDestination(for: Account.ID.self) { AccountDetail(store: store, id: $0) }
    }
  }
}

struct AccountDetail: View {
  let store: AccountStore
  let id: Account.ID

  var body: some View {
    if let account = store.account(id) {
      Form {
        LabeledContent("Balance", value: "\(account.balance) €")
        Button("Pay in 10 €") { store.book(10, on: id) }
          .disabled(account.isClosed)
        Button("Take out 10 €") { store.book(-10, on: id) }
          .disabled(account.isClosed || account.balance < 10)
        Toggle("Closed", isOn: Binding(get: { account.isClosed }, set: { store.setClosed($0, id) }))
      }
      .navigationTitle(account.name)
    }
  }
}

struct NewAccount: View {
  let store: AccountStore
  @State private var name = ""
  @State private var balance = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Stepper("Starts with \(balance) €", value: $balance, in: 0...500, step: 50)
      }
      .navigationTitle("New account")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.add(name: name, balance: balance)
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}
