"""Aliens Attack!"""
